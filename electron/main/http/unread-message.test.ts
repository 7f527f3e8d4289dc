import { expect, test } from 'vitest';
import { messageOperation } from './unread-message.ts';

const message = `<?xml version="1.0"?>
<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Header><a:Body-guard/></soap:Header>
<soap:Body xml:space="preserve"> <!-- <not:This> --> <t:GetMapName xmlns:t="urn:x"/></soap:Body></soap:Envelope>`;

test.each([
  ['UTF-8', Buffer.from(message)],
  ['UTF-16', Buffer.from(`\ufeff${message}`, 'utf16le')],
])('a message in %s names the operation of its body', (_, bytes) => {
  expect(messageOperation(bytes)).toBe('GetMapName');
});

test('a message without prefixes names its operation too', () => {
  expect(
    messageOperation(Buffer.from('<Envelope><Body><Find><SearchString/></Find></Body></Envelope>')),
  ).toBe('Find');
});

test.each(['', 'not XML', '<Envelope><Body/></Envelope>', '<Envelope><Body></Body></Envelope>'])(
  '%o names no operation',
  (text) => {
    expect(messageOperation(Buffer.from(text))).toBe('');
  },
);

test('a body of a thousand comments and no element ends without an operation', () => {
  expect(messageOperation(Buffer.from(`<Body>${'<!---->'.repeat(1_000)}</Body>`))).toBe('');
});
