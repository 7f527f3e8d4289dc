import { expect, test } from 'vitest';
import { cutPictures } from './cut-pictures.ts';

async function cut(text: string) {
  const held: Uint8Array[] = [];
  let pauses = 0;
  const { body, pictures } = await cutPictures(new TextEncoder().encode(text), {
    hold: (bytes) => `picture ${held.push(bytes)}`,
    pause: async () => void pauses++,
  });
  return { text: new TextDecoder().decode(body), pictures, held, pauses };
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xfb, 0xef, 0xbe, 0, 1, 2, 3]);
const BASE64 = JPEG.toString('base64');

test.each([
  ['bare base64', `{"PictureImageBase64":"${BASE64}"}`],
  ['a data URI', `{"PictureImageBase64" : "data:image/jpeg;base64,${BASE64}"}`],
  ['slashes as PHP escapes them', `{"pictureimagebase64":"${BASE64.replaceAll('/', '\\/')}"}`],
  ['a plus as .NET escapes it', `{"PictureImageBase64":"${BASE64.replaceAll('+', '\\u002B')}"}`],
  ['lines', `{"PictureImageBase64":"${BASE64.slice(0, 4)}\\r\\n${BASE64.slice(4)}"}`],
  ['an escaped name', `{"\\u0050ictureImageBase64":"${BASE64}"}`],
  ['no padding', `{"PictureImageBase64":"${BASE64.replaceAll('=', '')}"}`],
])('a picture is cut out of a body: %s', async (_, text) => {
  expect(BASE64).toMatch(/[+/]/);
  const { text: rest, held } = await cut(text);
  expect(Object.values(JSON.parse(rest))).toEqual(['picture 1']);
  expect(held.map((bytes) => Buffer.from(bytes).toString('base64'))).toEqual([BASE64]);
});

test('pictures are cut at any depth and everything else stays byte for byte', async () => {
  const rest = (one: string, other: string) =>
    `\ufeff{"Comment":"sa \\"PictureImageBase64\\": \\\\", "DamageObs":[{"Pictures":[{"PictureImageBase64":"${one}",}]}],` +
    `\n"Picture":[{"PictureImageBase64":null},{"PictureImageBase64":""},{"PictureImageBase64":"${other}"}]}`;
  const { text, pictures } = await cut(rest(BASE64, 'AAAA'));
  expect(text).toBe(rest('picture 1', 'picture 2').slice(1));
  expect(pictures).toEqual(['picture 1', 'picture 2']);
});

test.each(['ikke base64!', 'AAAAA', '=', 'AA=A', 'data:image/png;base64,'])(
  'what is no picture leaves a value that names none: %s',
  async (value) => {
    expect(await cut(`{"PictureImageBase64":"${value}"}`)).toMatchObject({
      text: '{"PictureImageBase64":"?"}',
      pictures: [],
    });
  },
);

test.each(['', 'nothing', '{"PictureImageBase64":"AAAA', '{"PictureImageBase64', '["PictureImageBase64"]'])(
  'a body that is broken off stays as it is: %s',
  async (text) => {
    expect((await cut(text)).text).toBe(text);
  },
);

test('a large picture is decoded in steps, and comes out whole', async () => {
  const large = Buffer.alloc(8 * 1024 * 1024, 'varde');
  const { held, pauses } = await cut(`{"PictureImageBase64":"${large.toString('base64')}"}`);
  expect(Buffer.from(held[0] ?? []).equals(large)).toBe(true);
  expect(pauses).toBe(2);
});
