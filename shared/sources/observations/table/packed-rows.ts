// Registrations whole, packed: an object each would take two gigabytes for a million of them.

import { createByteLists } from './packing/byte-lists.ts';
import { createTextPacker, type TextPacker } from './packing/text-packer.ts';

/** Texts by the numbers of their rows. */
export interface PackedRows {
  /** Of the next row. */
  add(text: string): void;
  read(row: number): string;
}

/** What the others have in common with the first takes no room; more of them make it no smaller. */
const SAMPLES = 128;

export function createPackedRows(): PackedRows {
  const samples: string[] = [];
  const packed = createByteLists();
  let packer: TextPacker | undefined;

  return {
    add(text) {
      if (samples.length < SAMPLES) {
        samples.push(text);
        return;
      }
      packer ??= createTextPacker(samples);
      packed.add(packer.pack(text));
    },
    read(row) {
      const sample = samples[row];
      if (sample !== undefined) return sample;
      const bytes = packed.at(row - SAMPLES);
      if (!bytes || !packer) throw new RangeError(`No row ${row}`);
      return packer.unpack(bytes);
    },
  };
}
