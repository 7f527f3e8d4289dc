import { expect, test } from 'vitest';
import { shownMessage } from './logged-message.ts';

const message = (type: string, body: Uint8Array, bytes = body.length) => ({
  headers: [{ name: 'content-type', value: type }],
  body,
  bytes,
});
const utf8 = (text: string) => new TextEncoder().encode(text);
const XML = utf8('<?xml version="1.0"?>\n<a><b>1</b></a>');

test('a message of text is laid out as an answer that was tried', () => {
  const { headers, body } = shownMessage(
    message('application/json; charset=utf-8', utf8('{"a":"å"}')),
    'answer',
  );
  expect(headers).toEqual([['content-type', 'application/json; charset=utf-8']]);
  expect(body?.text).toBe('{\n  "a": "å"\n}');
  expect(shownMessage(message('application/soap+xml', XML), 'answer').body?.text).toContain('\n  <b>1</b>');
});

test('what a client sent is shown as it came', () => {
  expect(shownMessage(message('text/xml', XML), 'request').body?.text).toBe(new TextDecoder().decode(XML));
});

test('a message is read in the character set that it names', () => {
  const utf16 = new Uint8Array(Buffer.from('<å/>', 'utf16le'));
  expect(shownMessage(message('text/xml; charset="utf-16le"', utf16), 'request').body?.text).toBe('<å/>');
  expect(shownMessage(message('text/xml; charset=moon', utf8('<a/>')), 'request').body?.text).toBe('<a/>');
});

test('of a long body the beginning is shown as it came, with the size of the whole', () => {
  expect(shownMessage(message('application/json', utf8('[{"a":'), 2_000_000), 'answer').body).toEqual({
    text: '[{"a":',
    cutFrom: 2_000_000,
  });
});

test('a picture is told by its type, and a message without a body by nothing', () => {
  expect(shownMessage(message('image/png', new Uint8Array(8)), 'answer')).toMatchObject({
    body: undefined,
    notTextType: 'image/png',
  });
  expect(shownMessage({ headers: [], body: new Uint8Array(0), bytes: 0 }, 'request')).toEqual({
    headers: [],
    body: undefined,
    notTextType: undefined,
  });
});
