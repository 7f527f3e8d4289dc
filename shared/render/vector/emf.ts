// An enhanced metafile, which office programs read: shapes as polygons and lines, texts as texts. It knows no transparency.

import { runSync, type Steps } from '../../base/steps.ts';
import type { DisplayList, StrokeStyle } from '../display-list.ts';
import type { Rgb } from '../encode/opaque-rows.ts';
import { joinBytes } from '../encode/png-chunks.ts';
import type { Paint } from '../paint.ts';
import type { PixelImage } from '../pixel-image.ts';
import { isByLetter, type StraightRun, straightRun, type TextRun } from '../text/text-run.ts';
import { TYPEFACE_FACTS } from '../text/typeface.ts';
import { EmfFile, Emr, int32s } from './emf-records.ts';
import { opaquePaint } from './opaque-paint.ts';
import { pixelQuads } from './pixel-quads.ts';
import { replay, type Shape, type VectorPicture, type VectorSink } from './vector-picture.ts';

/** Places are whole numbers of this share of a pixel. */
const UNITS_PER_PX = 8;
const ANISOTROPIC = 8;
const TRANSPARENT_GROUND = 1;
const [ALTERNATE, WINDING] = [1, 2] as const;
/** Text stands on its baseline, from its left end. */
const BASELINE_LEFT = 24;
const [NO_BRUSH, NO_PEN] = [0x80000005, 0x80000008] as const;
/** One object of each kind at a time. */
const [BRUSH, PEN, FONT, HANDLE_COUNT] = [1, 2, 3, 4] as const;
const MITER_LIMIT = 4;
/** What is inside the area, and inside that of before. */
const CLIP_TO_BOTH = 1;
const TENTHS_OF_DEGREES = 1800 / Math.PI;

/** What is transparent is mixed with the colour of a ground. */
export function* encodeEmf(picture: VectorPicture, ground: Rgb): Steps<Uint8Array<ArrayBuffer>> {
  const { list, widthPx, heightPx, dpi } = picture;
  const file = new EmfFile();
  file.add(Emr.setMapMode, int32s(ANISOTROPIC));
  file.add(Emr.setWindowOrigin, int32s(0, 0));
  file.add(Emr.setWindowExt, int32s(widthPx * UNITS_PER_PX, heightPx * UNITS_PER_PX));
  file.add(Emr.setViewportOrigin, int32s(0, 0));
  file.add(Emr.setViewportExt, int32s(widthPx, heightPx));
  file.add(Emr.setBackgroundMode, int32s(TRANSPARENT_GROUND));
  file.add(Emr.setTextAlign, int32s(BASELINE_LEFT));
  file.add(Emr.setMiterLimit, int32s(MITER_LIMIT));
  yield* replay(list, new EmfSink(file, list, ground));
  return file.bytes(widthPx, heightPx, dpi, HANDLE_COUNT);
}

class EmfSink implements VectorSink {
  private readonly groups: number[] = [];
  private readonly made = new Map<number, string>();
  private isWinding: boolean | undefined;
  private readonly file: EmfFile;
  private list: DisplayList;
  private readonly ground: Rgb;
  /** Where the stamp that is drawn is set, pixels. */
  private left = 0;
  private top = 0;

  constructor(file: EmfFile, list: DisplayList, ground: Rgb) {
    this.file = file;
    this.list = list;
    this.ground = ground;
  }

  fill(rings: readonly Shape[], rule: 'even-odd' | 'non-zero', paint: Paint): void {
    const isWinding = rule === 'non-zero';
    if (isWinding !== this.isWinding) {
      this.file.add(Emr.setPolyFillMode, int32s(isWinding ? WINDING : ALTERNATE));
    }
    this.isWinding = isWinding;
    this.select(BRUSH, `${this.colour(paint)}`, Emr.createBrush, int32s(0, this.colour(paint), 0));
    this.select(PEN, '', 0, int32s());
    this.shapes(Emr.polyPolygon, rings);
  }

  stroke(paths: readonly Shape[], isRing: boolean, style: StrokeStyle): void {
    const width = Math.max(1, Math.round(style.widthPx * UNITS_PER_PX));
    // Geometric, solid; caps and joins by their bits.
    const kind = 0x10000 + (style.cap === 'round' ? 0 : 0x200) + (style.join === 'round' ? 0 : 0x2000);
    const colour = this.colour(style.paint);
    const pen = int32s(0, 0, 0, 0, kind, width, 0, colour, 0, 0);
    this.select(PEN, `${kind} ${width} ${colour}`, Emr.createPen, pen);
    this.select(BRUSH, '', 0, int32s());
    if (isRing) this.shapes(Emr.polyPolygon, paths);
    else this.shapes(Emr.polyPolyline, paths.map(twoPoints));
  }

  text(run: TextRun): void {
    this.file.add(Emr.setTextColor, int32s(this.colour(run.paint)));
    const straight = straightRun(run);
    if (straight) {
      this.straightText(run, straight);
      return;
    }
    for (const glyph of run.glyphs) {
      const { x, y, angle } = glyph;
      this.straightText({ ...run, text: glyph.text, glyphs: [glyph] }, { x, y, angle, along: [0] });
    }
  }

  image(image: PixelImage, corners: Shape): void {
    for (const [ring, paint] of pixelQuads(image, corners)) this.fill([ring], 'even-odd', paint);
  }

  stamp(index: number, positions: Shape): void {
    const stamp = this.list.stamps[index];
    if (!stamp) return;
    const { list, left, top } = this;
    this.list = stamp;
    for (let at = 0; at + 1 < positions.length; at += 2) {
      this.left = left + (positions[at] ?? 0);
      this.top = top + (positions[at + 1] ?? 0);
      runSync(replay(stamp, this));
    }
    Object.assign(this, { list, left, top });
  }

  clipped(index: number, rings: readonly Shape[]): void {
    const stamp = this.list.stamps[index];
    if (!stamp) return;
    const { list, isWinding } = this;
    // No object is selected when this is kept, so that none is missing when it comes back.
    this.selectNothing();
    this.file.add(Emr.saveDeviceContext);
    this.file.add(Emr.setPolyFillMode, int32s(ALTERNATE));
    this.file.add(Emr.beginPath);
    this.shapes(Emr.polyPolygon, rings);
    this.file.add(Emr.endPath);
    this.file.add(Emr.selectClipPath, int32s(CLIP_TO_BOTH));
    this.isWinding = false;
    this.list = stamp;
    runSync(replay(stamp, this));
    this.list = list;
    this.selectNothing();
    this.file.add(Emr.restoreDeviceContext, int32s(-1));
    this.isWinding = isWinding;
  }

  beginGroup(opacity: number): void {
    this.groups.push(opacity);
  }

  endGroup(): void {
    this.groups.pop();
  }

  /** Makes an object where the last of its kind was another one; an empty key: nothing is drawn with it. */
  private select(handle: number, key: string, create: number, body: Uint8Array): void {
    if (this.made.get(handle) === key) return;
    const nothing = handle === PEN ? NO_PEN : NO_BRUSH;
    if (this.made.get(handle)) {
      this.file.add(Emr.selectObject, int32s(nothing));
      this.file.add(Emr.deleteObject, int32s(handle));
    }
    this.made.set(handle, key);
    if (key !== '') this.file.add(create, int32s(handle), body);
    this.file.add(Emr.selectObject, int32s(key === '' ? nothing : handle));
  }

  private selectNothing(): void {
    for (const handle of [BRUSH, PEN, FONT]) this.select(handle, '', 0, int32s());
  }

  private straightText(run: TextRun, { x, y, angle, along }: StraightRun): void {
    const font = fontOf(run, angle);
    this.select(FONT, `${run.typeface} ${run.sizePx} ${run.letterWidth} ${angle}`, Emr.createFont, font);
    const { text } = run;
    const distances = distancesOf(run, along);
    const letters = new Uint8Array(2 * text.length + ((2 * text.length) % 4));
    const view = new DataView(letters.buffer);
    for (let index = 0; index < text.length; index++) view.setUint16(2 * index, text.charCodeAt(index), true);
    const textAt = TEXT_HEAD_BYTES;
    this.file.add(
      Emr.extTextOut,
      // Bounds that nobody reads; advanced graphics with scales of 1 as bits of a float.
      int32s(0, 0, -1, -1, 2, 0x3f800000, 0x3f800000),
      int32s((this.left + x) * UNITS_PER_PX, (this.top + y) * UNITS_PER_PX, text.length, textAt, 0),
      int32s(0, 0, -1, -1, textAt + letters.length),
      letters,
      int32s(...distances),
    );
  }

  private shapes(type: number, shapes: readonly Shape[]): void {
    const [right, bottom] = [this.left, this.top];
    const points: number[] = [];
    for (const shape of shapes) {
      for (let index = 0; index < shape.length; index++) {
        points.push(((shape[index] ?? 0) + (index % 2 === 0 ? right : bottom)) * UNITS_PER_PX);
      }
    }
    const counts = shapes.map(({ length }) => length / 2);
    this.file.add(
      type,
      int32s(0, 0, -1, -1, counts.length, points.length / 2),
      int32s(...counts),
      plain(points),
    );
  }

  private colour(paint: Paint): number {
    const [red, green, blue] = opaquePaint(paint, this.groups, this.ground);
    return red | (green << 8) | (blue << 16);
  }
}

const TEXT_HEAD_BYTES = 76;

/** From each unit of UTF-16 to the next; alike for all where they have no glyphs of their own. */
function distancesOf(run: TextRun, along: readonly number[]): number[] {
  const { text, glyphs, sizePx, letterWidth } = run;
  const units = along.map((value) => Math.round(value * UNITS_PER_PX));
  const lastPx = (glyphs.at(-1)?.advance ?? 0) * sizePx * letterWidth;
  const end = (units.at(-1) ?? 0) + Math.round(lastPx * UNITS_PER_PX);
  if (isByLetter(run)) return units.map((unit, index) => (units[index + 1] ?? end) - unit);
  return Array.from({ length: text.length }, () => Math.round(end / text.length));
}

/** Long lists are no arguments of a function. */
function plain(points: readonly number[]): Uint8Array {
  return new Uint8Array(Int32Array.from(points, Math.round).buffer);
}

/** A line of one point is a dot, which only a line of no length shows. */
function twoPoints(path: Shape): Shape {
  return path.length === 2 ? [path[0] ?? 0, path[1] ?? 0, path[0] ?? 0, path[1] ?? 0] : path;
}

const FACE_NAME_LETTERS = 32;
/** The structure is the long one of extended fonts, whose rest stays empty. */
const FONT_BYTES = 320;

function fontOf({ typeface, sizePx, letterWidth }: TextRun, angle: number): Uint8Array {
  const { family, weight, isItalic } = TYPEFACE_FACTS[typeface];
  const turn = Math.round(-angle * TENTHS_OF_DEGREES);
  // A negative height is that of the letters; 0 is the width of their own.
  const width = letterWidth === 1 ? 0 : Math.round(sizePx * UNITS_PER_PX * letterWidth * MEAN_WIDTH);
  const header = int32s(-sizePx * UNITS_PER_PX, width, turn, turn, weight);
  const kinds = Uint8Array.of(isItalic ? 1 : 0, 0, 0, 1, 0, 0, 0, 0);
  const name = new Uint8Array(2 * FACE_NAME_LETTERS);
  for (let index = 0; index < family.length; index++) name[2 * index] = family.charCodeAt(index);
  const used = header.length + kinds.length + name.length;
  return joinBytes([header, kinds, name, new Uint8Array(FONT_BYTES - used)]);
}

/** Of the letters of the typeface, in sizes. */
const MEAN_WIDTH = 0.55;
