import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { picturePixels } from '../../../render/decode/picture.ts';
import { loadTypeface } from '../../../render/text/typeface.ts';
import { typefacesOf } from './symbol-typeface.ts';

type Prepared =
  | MapType<'CharacterMarkerSymbol'>
  | MapType<'PictureMarkerSymbol'>
  | MapType<'PictureFillSymbol'>;

/** Of all pictures of a description, which are unpacked at once: a file of some bytes can say that it has a million. */
const MAX_PIXELS = 4_000_000;

/**
 * Reads the typefaces of all symbols in a description: symbols are drawn without waiting afterwards. Throws `value/bad` by
 * `path` where its pictures are too large together.
 */
export async function prepareSymbols(described: unknown, path: string): Promise<void> {
  const symbols = [...preparedIn(described)];
  const pixels = symbols.reduce((sum, symbol) => sum + pixelsOf(symbol), 0);
  if (pixels > MAX_PIXELS) {
    throw appError('value/bad', {
      path,
      value: `${pixels} pixels of pictures`,
      expected: `at most ${MAX_PIXELS} together`,
    });
  }
  const names = symbols.flatMap((symbol) =>
    symbol.$type === 'CharacterMarkerSymbol' ? typefacesOf(symbol) : [],
  );
  await Promise.all(names.map(loadTypeface));
}

const KINDS: readonly unknown[] = ['CharacterMarkerSymbol', 'PictureMarkerSymbol', 'PictureFillSymbol'];

function* preparedIn(value: unknown): Generator<Prepared> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (isPrepared(value)) yield value;
  else for (const part of Object.values(value)) yield* preparedIn(part);
}

function isPrepared(value: object): value is Prepared {
  if (!('$type' in value)) return false;
  return KINDS.includes(value.$type);
}

function pixelsOf(symbol: Prepared): number {
  return symbol.$type !== 'CharacterMarkerSymbol' && symbol.Picture ? picturePixels(symbol.Picture) : 0;
}
