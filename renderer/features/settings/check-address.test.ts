import { expect, test } from 'vitest';
import { checkBaseAddress, checkOrigin } from './check-address.ts';

test('a base address is http or https, without a query; empty means none', () => {
  expect(checkBaseAddress('')).toBeUndefined();
  expect(checkBaseAddress('https://example.org/ords/certificate')).toBeUndefined();
  expect(checkBaseAddress('http://127.0.0.1:36036/hydropower')).toBeUndefined();
  expect(checkBaseAddress('example.org')).toBe('not-an-address');
  expect(checkBaseAddress('ftp://example.org')).toBe('not-http');
  expect(checkBaseAddress('file:///etc/passwd')).toBe('not-http');
  expect(checkBaseAddress('https://kari:hemmelig@example.org')).toBe('has-user');
  expect(checkBaseAddress('https://example.org/?year=2020')).toBe('has-query');
});

test('an origin has no path', () => {
  expect(checkOrigin('https://example.org')).toBeUndefined();
  expect(checkOrigin('https://example.org:8443/')).toBeUndefined();
  expect(checkOrigin('https://example.org/app')).toBe('has-path');
  expect(checkOrigin('null')).toBe('not-an-address');
  expect(checkOrigin('')).toBe('not-an-address');
});
