// Draws a display list into pixels, a band of rows at a time.

import { type Command, commandsOf, type DisplayList, Operation, type StrokeStyle } from '../display-list.ts';
import type { Paint } from '../paint.ts';
import { blendPixels } from './blend.ts';
import { Coverage, type FillRule } from './coverage.ts';
import { type Pixels, transparentPixels } from './pixels.ts';
import { Stroker } from './stroke.ts';

/** Rows `firstRow` and following of the image of a list, over nothing. */
export function rasterizeRows(
  list: DisplayList,
  widthPx: number,
  firstRow: number,
  rowCount: number,
): Pixels {
  const band = new Band(transparentPixels(widthPx, firstRow, rowCount));
  band.draw(list);
  return band.pixels;
}

/** A miter is as much longer than half the line is wide. */
const WIDEST_JOIN = 4;

class Band {
  pixels: Pixels;
  private readonly coverage: Coverage;
  private readonly stroker = new Stroker();
  private readonly addContour = (contour: Float32Array, length: number) =>
    this.coverage.addContour(contour, 0, length, this.offsetX, this.offsetY);
  /** What lies beneath the groups that are open, and their opacities. */
  private readonly beneath: { readonly pixels: Pixels; readonly opacity: number }[] = [];
  /** By which everything is moved: where a stamp is set. */
  private offsetX = 0;
  private offsetY = 0;

  constructor(pixels: Pixels) {
    this.pixels = pixels;
    this.coverage = new Coverage(pixels);
  }

  draw(list: DisplayList): void {
    for (const command of commandsOf(list)) this.drawCommand(list, command);
  }

  private drawCommand(list: DisplayList, command: Command): void {
    const { operation, style } = command;
    if (operation === Operation.fill) this.fill(list, command, 'even-odd', list.paints[style]);
    else if (operation === Operation.fillLetters) this.fill(list, command, 'non-zero', list.paints[style]);
    else if (operation === Operation.text) this.fill(list, command, 'non-zero', list.texts[style]?.paint);
    else if (operation === Operation.strokeLine) this.stroke(list, command, false);
    else if (operation === Operation.strokeRing) this.stroke(list, command, true);
    else if (operation === Operation.stamp) this.stamp(list, command);
    else if (operation === Operation.beginGroup) this.beginGroup(style);
    else if (operation === Operation.endGroup) this.endGroup();
  }

  private fill(
    { coordinates }: DisplayList,
    { bounds }: Command,
    rule: FillRule,
    paint: Paint | undefined,
  ): void {
    if (!paint) return;
    for (let part = 0; part + 1 < bounds.length; part++) {
      const start = bounds[part] ?? 0;
      const end = bounds[part + 1] ?? 0;
      if (this.reaches(coordinates, start, end, 0)) {
        this.coverage.addContour(coordinates, start, end, this.offsetX, this.offsetY);
      }
    }
    this.coverage.paint(this.pixels, rule, paint);
  }

  private stroke({ strokes, coordinates }: DisplayList, { style, bounds }: Command, isRing: boolean): void {
    const stroke = strokes[style];
    if (!stroke) return;
    for (let part = 0; part + 1 < bounds.length; part++) {
      const start = bounds[part] ?? 0;
      const end = bounds[part + 1] ?? 0;
      if (!this.reaches(coordinates, start, end, reachOf(stroke))) continue;
      this.stroker.outline(coordinates, start, end, { isRing, style: stroke, emit: this.addContour });
    }
    this.coverage.paint(this.pixels, 'non-zero', stroke.paint);
  }

  private stamp({ stamps, coordinates }: DisplayList, { style, bounds }: Command): void {
    const [start = 0, end = 0] = bounds;
    const stamp = stamps[style];
    if (!stamp) return;
    for (let index = start; index < end; index += 2) {
      this.offsetX = coordinates[index] ?? 0;
      this.offsetY = coordinates[index + 1] ?? 0;
      this.draw(stamp);
    }
    this.offsetX = 0;
    this.offsetY = 0;
  }

  /** Whether a part has anything in these rows. */
  private reaches(coordinates: Float32Array, start: number, end: number, aroundPx: number): boolean {
    const top = this.pixels.firstRow - this.offsetY - aroundPx;
    const bottom = this.pixels.firstRow + this.pixels.rowCount - this.offsetY + aroundPx;
    let isBelow = true;
    let isAbove = true;
    for (let index = start + 1; index < end && (isBelow || isAbove); index += 2) {
      const y = coordinates[index] ?? 0;
      if (y < bottom) isBelow = false;
      if (y > top) isAbove = false;
    }
    return !isBelow && !isAbove;
  }

  private beginGroup(opacity: number): void {
    this.beneath.push({ pixels: this.pixels, opacity });
    const { widthPx, firstRow, rowCount } = this.pixels;
    this.pixels = transparentPixels(widthPx, firstRow, rowCount);
  }

  private endGroup(): void {
    const group = this.beneath.pop();
    if (!group) return;
    blendPixels(group.pixels, this.pixels, group.opacity);
    this.pixels = group.pixels;
  }
}

function reachOf({ widthPx, join }: StrokeStyle): number {
  return (widthPx / 2) * (join === 'miter' ? WIDEST_JOIN : 1);
}
