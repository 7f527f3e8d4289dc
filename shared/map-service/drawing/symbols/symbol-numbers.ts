import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';

type Marker = MapType<'SimpleMarkerSymbol'>;

/** Longer than the longest side of an image at 72 dots per inch: beyond it drawing would only take time. */
const MAX_POINTS = 10_000;

/** Throws `value/bad` by its path for a size that no picture has room for, and for what is no number. */
export function checkSize(points: number, path: string): void {
  if (points >= 0 && points <= MAX_POINTS) return;
  throw appError('value/bad', { path, value: points, expected: `0 to ${MAX_POINTS}` });
}

/** The same for all numbers of a marker. */
export function checkMarker({ Size, OutlineSize, XOffset, YOffset, Angle }: Marker, path: string): void {
  checkSize(Size, `${path}.Size`);
  checkSize(OutlineSize, `${path}.OutlineSize`);
  checkSize(Math.abs(XOffset), `${path}.XOffset`);
  checkSize(Math.abs(YOffset), `${path}.YOffset`);
  if (Number.isFinite(Angle)) return;
  throw appError('value/bad', { path: `${path}.Angle`, value: Angle, expected: 'degrees' });
}

/** The same for all numbers of a text; percentages count like sizes. */
export function checkText(symbol: MapType<'TextSymbol'>, path: string): void {
  const { CharacterSpacing, CharacterWidth, WordSpacing } = symbol;
  const { Size, MaskSize, XOffset, YOffset, ShadowXOffset, ShadowYOffset } = symbol;
  const moves = { XOffset, YOffset, ShadowXOffset, ShadowYOffset, CharacterSpacing };
  for (const [name, value] of Object.entries({ Size, MaskSize, CharacterWidth, WordSpacing })) {
    checkSize(value, `${path}.${name}`);
  }
  for (const [name, value] of Object.entries(moves)) checkSize(Math.abs(value), `${path}.${name}`);
}
