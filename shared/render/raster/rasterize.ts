// Draws a display list into pixels, a band of rows at a time, in steps of a few milliseconds.

import type { Steps } from '../../base/steps.ts';
import { type DisplayList, Operation } from '../display-list.ts';
import type { Paint } from '../paint.ts';
import { blendPixels } from './blend.ts';
import { Coverage, type FillRule } from './coverage.ts';
import { type Pixels, transparentPixels } from './pixels.ts';
import { type PlacedCommand, placeCommands, reachOf } from './placed-commands.ts';
import { Sprites } from './sprite.ts';
import { Stroker } from './stroke.ts';

/** Rows `firstRow` and following of an image, over nothing. */
export type RasterizeRows = (firstRow: number, rowCount: number) => Steps<Pixels>;

export function createRasterizer(list: DisplayList, widthPx: number): RasterizeRows {
  const placed = placeList(list);
  const sprites = new Sprites();
  return function* rows(firstRow, rowCount) {
    const band = new Band(transparentPixels(widthPx, firstRow, rowCount), sprites);
    yield* band.draw(placed);
    return band.pixels;
  };
}

interface PlacedList {
  readonly list: DisplayList;
  readonly commands: readonly PlacedCommand[];
  readonly stamps: readonly PlacedStamp[];
}

/** A small list with the rows that it reaches above and below its position. */
interface PlacedStamp extends PlacedList {
  readonly top: number;
  readonly bottom: number;
}

function placeList(list: DisplayList): PlacedList {
  const stamps = list.stamps.map((stamp) => {
    const placed = placeList(stamp);
    const top = placed.commands.reduce((least, command) => Math.min(least, command.top), Infinity);
    const bottom = placed.commands.reduce((most, command) => Math.max(most, command.bottom), -Infinity);
    return { ...placed, top, bottom };
  });
  return { list, commands: placeCommands(list, stamps), stamps };
}

/** What a step costs at most, in sides and pixels / 64: some milliseconds. */
const STEP_COST = 40_000;
/** Of a command beside its sides and pixels. */
const COMMAND_COST = 8;

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
  /** Of the present step. */
  private cost = 0;
  private readonly sprites: Sprites;

  constructor(pixels: Pixels, sprites: Sprites) {
    this.pixels = pixels;
    this.sprites = sprites;
    this.coverage = new Coverage(pixels);
  }

  *draw(placed: PlacedList): Steps<void> {
    for (const command of placed.commands) {
      if (!this.meets(command.top, command.bottom)) continue;
      if (command.operation === Operation.stamp) yield* this.stamp(placed, command);
      else this.drawCommand(placed.list, command);
      this.cost += this.costOf(command);
      if (this.isStepOver()) yield;
    }
  }

  private meets(top: number, bottom: number): boolean {
    const { firstRow, rowCount } = this.pixels;
    return bottom > firstRow && top < firstRow + rowCount;
  }

  private isStepOver(): boolean {
    if (this.cost < STEP_COST) return false;
    this.cost = 0;
    return true;
  }

  private costOf({ bounds, top, bottom, left, right }: PlacedCommand): number {
    const { firstRow, rowCount, widthPx } = this.pixels;
    const sides = ((bounds.at(-1) ?? 0) - (bounds[0] ?? 0)) / 2;
    const rows = Math.min(bottom, firstRow + rowCount) - Math.max(top, firstRow);
    const columns = Math.max(0, Math.min(right, widthPx) - Math.max(left, 0));
    return COMMAND_COST + sides + (rows * columns) / 64;
  }

  private drawCommand(list: DisplayList, command: PlacedCommand): void {
    const { operation, style } = command;
    if (operation === Operation.fill) this.fill(list, command, 'even-odd', list.paints[style]);
    else if (operation === Operation.fillLetters) this.fill(list, command, 'non-zero', list.paints[style]);
    else if (operation === Operation.text) this.fill(list, command, 'non-zero', list.texts[style]?.paint);
    else if (operation === Operation.strokeLine) this.stroke(list, command, false);
    else if (operation === Operation.strokeRing) this.stroke(list, command, true);
    else if (operation === Operation.image) this.image(list, command);
    else if (operation === Operation.beginGroup) this.beginGroup(style);
    else if (operation === Operation.endGroup) this.endGroup();
  }

  private fill(
    { coordinates }: DisplayList,
    { bounds }: PlacedCommand,
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

  private stroke(
    { strokes, coordinates }: DisplayList,
    { style, bounds }: PlacedCommand,
    isRing: boolean,
  ): void {
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

  private image({ images, coordinates }: DisplayList, { style, bounds }: PlacedCommand): void {
    const image = images[style];
    const corners = coordinates.subarray(bounds[0], bounds[1]);
    if (image) this.cost += this.sprites.draw(this.pixels, image, corners, this.offsetX, this.offsetY);
  }

  private *stamp({ list, stamps }: PlacedList, { style, bounds }: PlacedCommand): Steps<void> {
    const [start = 0, end = 0] = bounds;
    const stamp = stamps[style];
    if (!stamp) return;
    for (let index = start; index < end; index += 2) {
      const y = list.coordinates[index + 1] ?? 0;
      if (!this.meets(y + stamp.top, y + stamp.bottom)) continue;
      this.offsetX = list.coordinates[index] ?? 0;
      this.offsetY = y;
      for (const command of stamp.commands) this.drawCommand(stamp.list, command);
      this.cost += stamp.list.coordinates.length + COMMAND_COST + (stamp.bottom - stamp.top) ** 2 / 64;
      this.offsetX = 0;
      this.offsetY = 0;
      if (this.isStepOver()) yield;
    }
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
