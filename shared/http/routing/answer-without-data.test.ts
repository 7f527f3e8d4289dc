import { expect, test } from 'vitest';
import { serviceRequest } from '../../testing/service-request.ts';
import type { HttpReply } from '../replies.ts';
import { answerWithoutData } from './answer-without-data.ts';

const ask = (path: string, method = 'GET') => answerWithoutData(serviceRequest({ method, path }));
const body = (reply: HttpReply | undefined) => JSON.parse(new TextDecoder().decode(reply?.body));

test.each(['/hydropower/x', '/hydropower/GetApplications', '/web/ElCert/%E0%A4%A', '/services/x'])(
  'there is nothing at %s, and the words say so',
  (path) => {
    const reply = ask(path);
    expect([reply?.status, body(reply)]).toEqual([404, { Message: `There is nothing at ${path}.` }]);
  },
);

test('a message to nobody fails, so that it is told as a fault', () => {
  expect(() => ask('/services/x', 'POST')).toThrow('There is nothing at /services/x.');
});

test.each(['/certificate', '/web/ElCert'])('%s answers nothing but tells its operations', (base) => {
  const reply = ask(`${base.toUpperCase()}/`);
  expect(reply?.status).toBe(404);
  expect(body(reply).Operations).toEqual([
    `http://localhost:36036${base}/GetApplications`,
    `http://localhost:36036${base}/GetSummaryValues`,
    `http://localhost:36036${base}/GetSummaryValuesPerQuarter`,
  ]);
  expect(body(reply).Message).toContain(`${base}/GetApplications`);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'get'])('%s is refused with what is allowed', (method) => {
  const reply = ask('/certificate/GetApplications', method);
  expect(reply?.status).toBe(405);
  expect(reply?.headers).toContainEqual({ name: 'allow', value: 'GET, HEAD' });
  expect(body(reply)).toEqual({ Message: `${method} is not allowed here; allowed are GET, HEAD.` });
});

test('what is made of data is left to the data window', () => {
  expect(ask('/certificate/GetApplications')).toBeUndefined();
  expect(ask('/services/Varde/MapServer', 'POST')).toBeUndefined();
});
