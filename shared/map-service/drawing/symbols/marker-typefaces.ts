import type { MapType } from '../../../contracts/map/types.ts';
import { loadTypeface } from '../../../render/text/typeface.ts';
import { typefaceOf } from './symbol-typeface.ts';

type Marker = MapType<'CharacterMarkerSymbol'>;

/** Reads the typefaces of all markers in a description: symbols are drawn without waiting afterwards. */
export async function loadMarkerTypefaces(described: unknown): Promise<void> {
  await Promise.all([...markersIn(described)].map((marker) => loadTypeface(typefaceOf(marker))));
}

function* markersIn(value: unknown): Generator<Marker> {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (isMarker(value)) yield value;
  else for (const part of Object.values(value)) yield* markersIn(part);
}

function isMarker(value: object): value is Marker {
  return '$type' in value && value.$type === 'CharacterMarkerSymbol';
}
