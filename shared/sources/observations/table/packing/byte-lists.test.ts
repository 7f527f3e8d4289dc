import { expect, test } from 'vitest';
import { createByteLists } from './byte-lists.ts';

test('runs of bytes are read as they were added, empty ones and those of megabytes too', () => {
  const lists = createByteLists();
  const added = Array.from({ length: 3_000 }, (_, index) =>
    new Uint8Array(index % 1_000 === 999 ? 4_200_000 : index % 700).fill(index),
  );
  for (const bytes of added) lists.add(bytes);
  for (const [index, bytes] of added.entries()) {
    const read = lists.at(index);
    expect([read?.length, read?.at(0), read?.at(-1)]).toEqual([bytes.length, bytes.at(0), bytes.at(-1)]);
  }
  expect([lists.at(3_000), lists.at(-1)]).toEqual([undefined, undefined]);
});
