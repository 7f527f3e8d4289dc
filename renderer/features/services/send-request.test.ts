import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { reachableAddress, sendRequest, showBody, soapMessage } from './send-request.ts';

test('JSON and XML get line breaks, and other text stays as it came', () => {
  expect(showBody('{"a":[1]}').text).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(showBody('<?xml version="1.0"?>\n<a><b>1</b></a>').text).toBe(
    '<?xml version="1.0"?>\n<a>\n  <b>1</b>\n</a>',
  );
  expect(showBody('<html>').text).toBe('<html>');
});

test('a long body is cut and the cut is told', () => {
  const { text, cutFrom } = showBody(JSON.stringify('x'.repeat(500)), 100);
  expect(text).toHaveLength(100);
  expect(cutFrom).toBe(502);
});

test('an answer is told with its status, size and headers, also when it is an error', async () => {
  const server = createServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json', 'varde-data': 'sample' });
    response.end('{"Message":"ærlig"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await sendRequest(`http://127.0.0.1:${port}/x`, new AbortController().signal);
  server.close();
  expect(answer.status).toBe(400);
  expect(answer.bytes).toBe(new TextEncoder().encode('{"Message":"ærlig"}').length);
  expect(answer.headers).toContainEqual(['varde-data', 'sample']);
  expect(answer.body.text).toContain('"Message": "ærlig"');
});

test('a message is posted as a SOAP client does', async () => {
  const server = createServer(async (request, response) => {
    const { method, headers } = request;
    const got = [method, headers['content-type'], headers['soapaction'], await readText(request)];
    response.end(JSON.stringify(got));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const { signal } = new AbortController();
  const answer = await sendRequest(`http://127.0.0.1:${port}/x`, signal, soapMessage('<å/>'));
  server.close();
  expect(JSON.parse(answer.body.text)).toEqual(['POST', 'text/xml; charset=utf-8', '""', '<å/>']);
});

test('the page calls its own origin in a browser and the service itself in Electron', () => {
  const service = 'http://127.0.0.1:36036/certificate';
  expect(
    reachableAddress(service, '/certificate/x', {
      protocol: 'http:',
      origin: 'http://varde.localhost:36036',
    }),
  ).toBe('http://varde.localhost:36036/certificate/x');
  expect(reachableAddress(service, '/certificate/x', { protocol: 'app:', origin: 'app://varde' })).toBe(
    'http://127.0.0.1:36036/certificate/x',
  );
});
