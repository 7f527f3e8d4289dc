import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sliceJsonList } from './slice-json-list.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** The rows of all slices, or undefined where the text was given up. */
function rowsOf(text: string, sliceBytes?: number): unknown[] | undefined {
  const rows: unknown[] = [];
  for (const slice of sliceJsonList(encode(text), sliceBytes)) {
    if (!slice) return undefined;
    rows.push(...JSON.parse(`[${new TextDecoder().decode(slice.bytes)}]`));
  }
  return rows;
}

const row = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));
const blank = fc.constantFrom('', ' ', '\n', '\r\n\t ');

test('the slices of a list hold its rows, however large they are and whatever stands between them', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      blank,
      fc.boolean(),
      fc.integer({ min: 1, max: 500 }),
      (rows, between, hasByteOrderMark, sliceBytes) => {
        const texts = rows.map((one) => JSON.stringify(one));
        const text = `${between}[${between}${texts.join(`${between},${between}`)}${between}]${between}`;
        expect(rowsOf(hasByteOrderMark ? `\ufeff${text}` : text, sliceBytes)).toEqual(
          JSON.parse(JSON.stringify(rows)),
        );
      },
    ),
  );
});

test('a large list comes in slices, whose ends tell how far they reach', () => {
  const bytes = encode(`[${Array.from({ length: 100 }, (_, id) => `{"id":${id}}`).join(',')}]`);
  const slices = [...sliceJsonList(bytes, 100)];
  expect(slices.length).toBeGreaterThan(5);
  expect(slices.at(-1)?.end).toBe(bytes.length);
});

test.each(['', '{}', '[]', '[1]', '[{}', '[{},]', '[{}{}]', '[,{}]', '[{}] x', '"[{}]"', '[{"a":"}]'])(
  'of %j is told that it is no list of objects',
  (text) => {
    expect(rowsOf(text)).toBeUndefined();
  },
);
