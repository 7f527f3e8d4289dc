import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';
import { pngPixels } from '../../../render/decode/png.ts';
import { loadTypeface } from '../../../render/text/typeface.ts';
import { typefaceOf } from './symbol-typeface.ts';

type Marker = MapType<'CharacterMarkerSymbol'> | MapType<'PictureMarkerSymbol'>;

/** Of all pictures of a description, which are unpacked at once: a file of some bytes can say that it has a million. */
const MAX_PIXELS = 4_000_000;

/**
 * Reads the typefaces of all markers in a description: symbols are drawn without waiting afterwards. Throws `value/bad` by
 * `path` where its pictures are too large together.
 */
export async function prepareMarkers(described: unknown, path: string): Promise<void> {
  const markers = [...markersIn(described)];
  const pixels = markers.reduce((sum, marker) => sum + pixelsOf(marker), 0);
  if (pixels > MAX_PIXELS) {
    throw appError('value/bad', {
      path,
      value: `${pixels} pixels of markers`,
      expected: `at most ${MAX_PIXELS} together`,
    });
  }
  await Promise.all(
    markers.map((marker) =>
      marker.$type === 'CharacterMarkerSymbol' ? loadTypeface(typefaceOf(marker)) : undefined,
    ),
  );
}

function* markersIn(value: unknown): Generator<Marker> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (isMarker(value)) yield value;
  else for (const part of Object.values(value)) yield* markersIn(part);
}

function isMarker(value: object): value is Marker {
  if (!('$type' in value)) return false;
  return value.$type === 'CharacterMarkerSymbol' || value.$type === 'PictureMarkerSymbol';
}

function pixelsOf(marker: Marker): number {
  return marker.$type === 'PictureMarkerSymbol' && marker.Picture ? pngPixels(marker.Picture) : 0;
}
