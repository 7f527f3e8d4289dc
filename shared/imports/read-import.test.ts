import { expect, test } from 'vitest';
import { readImport } from './read-import.ts';

const ROWS = Array.from({ length: 4_000 }, (_, index) => ({ nummer: index, navn: `Kraftverk ${index}` }));
const BYTES = new TextEncoder().encode(JSON.stringify(ROWS));

/** A file that comes in chunks whose sizes are told by the place that they begin at. */
function fileOf(chunkBytesAt: (offset: number) => number) {
  const asked: number[] = [];
  let waiting = 0;
  let mostWaiting = 0;
  return {
    asked,
    mostWaiting: () => mostWaiting,
    source: {
      fileName: 'kraftverk.json',
      async read(offset: number) {
        asked.push(offset);
        waiting += 1;
        mostWaiting = Math.max(mostWaiting, waiting);
        await Promise.resolve();
        waiting -= 1;
        return BYTES.slice(offset, offset + chunkBytesAt(offset));
      },
    },
  };
}

async function rowsIn(source: Parameters<typeof readImport>[0]) {
  const content = await readImport(source);
  if (content.gives !== 'rows' || content.rows.form !== 'list') return expect.fail('no list');
  return [...content.rows.slices()].flatMap(({ rows }) => rows);
}

test('a file in chunks of one size is read whole, three of them at once, each once', async () => {
  const file = fileOf(() => 20_000);
  expect(await rowsIn(file.source)).toEqual(ROWS);
  expect(file.mostWaiting()).toBe(3);
  const within = file.asked.filter((offset) => offset < BYTES.length);
  expect(within).toEqual([...new Set(within)]);
});

test('a file whose chunks are of any size is read whole', async () => {
  for (const seed of [1, 2, 3]) {
    const file = fileOf((offset) => 1 + ((offset * 7_919 * seed) % 9_000));
    expect(await rowsIn(file.source)).toEqual(ROWS);
  }
});

test('a chunk that cannot be read fails the reading, whatever else was asked for', async () => {
  const { source } = fileOf(() => 20_000);
  const read = async (offset: number) => {
    if (offset >= 60_000) throw new Error(`lost at ${offset}`);
    return source.read(offset);
  };
  await expect(readImport({ ...source, read })).rejects.toThrow('lost at 60000');
});
