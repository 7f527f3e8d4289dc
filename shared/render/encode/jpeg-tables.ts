// The tables that ITU-T T.81 gives in its annex K, and those that the encoder makes of them.

/** Codes of a table: how many there are of each length from 1 to 16 bits, and what they stand for. */
export interface HuffmanTable {
  readonly counts: readonly number[];
  readonly symbols: Uint8Array;
  /** By symbol: the code and its length in bits. */
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

function huffman(counts: readonly number[], hex: string): HuffmanTable {
  const symbols = bytesOf(hex);
  const codes = new Uint16Array(256);
  const lengths = new Uint8Array(256);
  let code = 0;
  let at = 0;
  for (const [index, count] of counts.entries()) {
    for (let left = count; left > 0; left--) {
      const symbol = symbols[at++] ?? 0;
      codes[symbol] = code++;
      lengths[symbol] = index + 1;
    }
    code <<= 1;
  }
  return { counts, symbols, codes, lengths };
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

const DC_SYMBOLS = '000102030405060708090a0b';

/** Of brightness (0) and colour (1). */
export const DC_TABLES: readonly HuffmanTable[] = [
  huffman([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], DC_SYMBOLS),
  huffman([0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], DC_SYMBOLS),
];
export const AC_TABLES: readonly HuffmanTable[] = [
  huffman(
    [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
    '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a' +
      '3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a929394' +
      '95969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8' +
      'e9eaf1f2f3f4f5f6f7f8f9fa',
  ),
  huffman(
    [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
    '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728' +
      '292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92' +
      '939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7' +
      'e8e9eaf2f3f4f5f6f7f8f9fa',
  ),
];

/** Place in a block, row by row, of each coefficient in the order in which they are written. */
export const ZIGZAG = Uint8Array.from(diagonals());

/** From corner to corner along the diagonals, up and down in turn. */
function* diagonals(): Generator<number> {
  for (let sum = 0; sum < 15; sum++) {
    const low = Math.max(0, sum - 7);
    const high = Math.min(7, sum);
    for (let step = low; step <= high; step++) {
      const row = sum % 2 === 0 ? high - (step - low) : step;
      yield 8 * row + (sum - row);
    }
  }
}

const BRIGHTNESS_STEPS = bytesOf(
  '100b0a101828333d0c0c0e131a3a3c370e0d1018283945380e11161d3357503e12162538446d674d182337405168715c3140' +
    '4e5767797865485c5f6270646763',
);
const COLOUR_STEPS = bytesOf(
  '1112182f6363636312151a4263636363181a3863636363632f42636363636363636363636363636363636363636363636363' +
    '6363636363636363636363636363',
);

/** The steps of coefficients, row by row, at a quality from 50 to 100: of brightness and of colour. */
export function quantSteps(quality: number): readonly Uint8Array[] {
  const percent = 200 - 2 * quality;
  return [BRIGHTNESS_STEPS, COLOUR_STEPS].map((steps) =>
    steps.map((step) => Math.min(255, Math.max(1, Math.floor((step * percent + 50) / 100)))),
  );
}
