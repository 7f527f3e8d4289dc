import { appError } from '../../../contracts/errors.ts';
import type { MapType } from '../../../contracts/map/types.ts';

type Marker = Pick<MapType<'SimpleMarkerSymbol'>, 'Size' | 'XOffset' | 'YOffset' | 'Angle'>;

/** Longer than the longest side of an image at 72 dots per inch: beyond it drawing would only take time. */
export const MAX_POINTS = 10_000;

/** Throws `value/bad` by its path for a size that no picture has room for, and for what is no number. */
export function checkSize(points: number, path: string): void {
  if (points >= 0 && points <= MAX_POINTS) return;
  throw appError('value/bad', { path, value: points, expected: `0 to ${MAX_POINTS}` });
}

/** The same for the numbers that every marker has. */
export function checkMarker({ Size, XOffset, YOffset, Angle }: Marker, path: string): void {
  checkSize(Size, `${path}.Size`);
  checkSize(Math.abs(XOffset), `${path}.XOffset`);
  checkSize(Math.abs(YOffset), `${path}.YOffset`);
  checkAngle(Angle, path);
}

function checkAngle(Angle: number, path: string): void {
  if (Number.isFinite(Angle)) return;
  throw appError('value/bad', { path: `${path}.Angle`, value: Angle, expected: 'degrees' });
}

/** Wider and higher glyphs and pictures than so many times their size are nobody's. */
const MAX_STRETCH = 100;
const LAST_CODE_POINT = 0x10ffff;

type StretchedMarker = Pick<MapType<'CharacterMarkerSymbol'>, 'XScale' | 'YScale'>;

function checkStretch(marker: StretchedMarker, path: string): void {
  for (const name of ['XScale', 'YScale'] as const) {
    if (Math.abs(marker[name]) <= MAX_STRETCH) continue;
    throw appError('value/bad', {
      path: `${path}.${name}`,
      value: marker[name],
      expected: `up to ${MAX_STRETCH}`,
    });
  }
}

/** The same for all numbers of a picture. */
export function checkPictureMarker(marker: MapType<'PictureMarkerSymbol'>, path: string): void {
  checkMarker(marker, path);
  checkStretch(marker, path);
  checkSize(marker.Width ?? 0, `${path}.Width`);
}

/** The same for all numbers of a picture that fills areas. */
export function checkPictureFill(fill: MapType<'PictureFillSymbol'>, path: string): void {
  for (const name of ['Width', 'Height'] as const) checkSize(fill[name] ?? 0, `${path}.${name}`);
  for (const name of ['XSeparation', 'YSeparation', 'XOffset', 'YOffset'] as const) {
    checkSize(Math.abs(fill[name] ?? 0), `${path}.${name}`);
  }
  checkStretch({ XScale: fill.XScale ?? 1, YScale: fill.YScale ?? 1 }, path);
  checkAngle(fill.Angle ?? 0, path);
}

/** The same for all numbers of a glyph, and for its code. */
export function checkCharacterMarker(marker: MapType<'CharacterMarkerSymbol'>, path: string): void {
  checkMarker(marker, path);
  checkStretch(marker, path);
  const { CharacterIndex: value } = marker;
  if (value >= 0 && value <= LAST_CODE_POINT) return;
  throw appError('value/bad', { path: `${path}.CharacterIndex`, value, expected: `0 to ${LAST_CODE_POINT}` });
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
