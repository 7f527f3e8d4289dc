import { expect, test } from 'vitest';
import { serviceRequest } from '../../testing/service-request.ts';
import { answerNewerVersion } from './newer-version.ts';

test.each([
  ['GET', '/observation/v5', 200],
  ['GET', '/observation/V5/', 200],
  ['POST', '/observation/v5/Registration', 401],
  ['PUT', '/observation/v5/registration/1', 401],
  ['POST', '/observation/v5/Search', 501],
  ['GET', '/observation/v5/KdvElements', 501],
])('%s %s answers %i', (method, path, status) => {
  const reply = answerNewerVersion(serviceRequest({ method, path }));
  expect(reply?.status).toBe(status);
  expect(reply?.headers.some(({ name }) => name === 'www-authenticate')).toBe(status === 401);
});

test('other versions are not its business', () => {
  expect(answerNewerVersion(serviceRequest({ path: '/observation/v50' }))).toBeUndefined();
});
