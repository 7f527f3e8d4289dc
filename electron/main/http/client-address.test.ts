import { expect, test } from 'vitest';
import { createClientOrigin } from './client-address.ts';

const OWN = 'http://127.0.0.1:3000';
const originOf = createClientOrigin(() => ['https://maps.example', 'http://maps.example:8080']);
const addressFor = (headers: Record<string, string>) => originOf({ host: '127.0.0.1:3000', ...headers });
const NAMED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example' };

test('a proxy that the settings name tells its address by Forwarded, or by the X-Forwarded headers', () => {
  expect(addressFor(NAMED)).toBe('https://maps.example');
  expect(addressFor({ forwarded: 'for=192.0.2.1;proto=https;host=maps.example' })).toBe(
    'https://maps.example',
  );
  expect(addressFor({ forwarded: 'for="[2001:db8::1]"', ...NAMED })).toBe('https://maps.example');
});

test('of several proxies the one next to the client counts, and Forwarded goes first', () => {
  const forwarded =
    'Host="maps.example:8080"; Proto=http;by="_a;b,c", for=10.0.0.1;host=inner.example;proto=https';
  expect(addressFor({ forwarded, ...NAMED })).toBe('http://maps.example:8080');
  expect(addressFor({ forwarded: 'host=evil.example, proto=https;host=maps.example' })).toBe(OWN);
});

test('the path that the proxy took away stands in addresses again', () => {
  expect(addressFor({ ...NAMED, 'x-forwarded-prefix': '/arcgis/' })).toBe('https://maps.example/arcgis');
  const forwarded = 'proto=https;host=maps.example';
  expect(addressFor({ forwarded, 'x-forwarded-prefix': '/a/b, /c' })).toBe('https://maps.example/a/b');
});

test.each(['arcgis', '/"><x/>', '//evil.example', '/a/../b', '/.', '/%2e', `/${'a'.repeat(300)}`, '/'])(
  'what is no path is no prefix: %s',
  (prefix) => {
    expect(addressFor({ ...NAMED, 'x-forwarded-prefix': prefix })).toBe('https://maps.example');
  },
);

test.each<Record<string, string>>([
  { 'x-forwarded-prefix': '/arcgis' },
  { forwarded: 'host=maps.example' },
  { forwarded: 'proto=https;host=evil.example', 'x-forwarded-prefix': '/arcgis' },
  { forwarded: 'proto=https;host="maps.example' },
  { forwarded: 'proto=https,host=maps.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'maps.example"/><script>' },
])('what anybody may have sent is not believed: %o', (headers) => {
  expect(addressFor(headers)).toBe(OWN);
});
