// Draws placed lists into a band of rows, in steps of a few milliseconds.

import type { Steps } from '../../base/steps.ts';
import { type DisplayList, Operation, type StrokeStyle } from '../display-list.ts';
import type { Paint } from '../paint.ts';
import { blendMasked, blendPixels } from './blend.ts';
import { Coverage, type FillRule } from './coverage.ts';
import { type Pixels, releasePixels, transparentPixels } from './pixels.ts';
import { type PlacedCommands, reachOf } from './placed-commands.ts';
import type { PlacedList, PlacedStamp } from './placed-list.ts';
import type { Sprites } from './sprite.ts';
import { giveStroker, type Stroker, takeStroker } from './stroke.ts';

/** What a step costs at most, in sides and pixels / 64: some milliseconds. */
const STEP_COST = 40_000;
const OPAQUE: Paint = [255, 255, 255, 255];
/** Of a command beside its sides and pixels. */
const COMMAND_COST = 8;
/** Of four corners, x and y. */
const CORNER_NUMBERS = 8;

export class Band {
  pixels: Pixels;
  private readonly coverage: Coverage;
  /** When there is something to outline. */
  private stroker: Stroker | undefined;
  private readonly addContour = (contour: Float32Array, start: number, end: number) =>
    this.coverage.addContour(contour, start, end, this.offsetX, this.offsetY);
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

  /** Nothing is drawn any more; the pixels stay. */
  release(): void {
    this.coverage.release();
    if (this.stroker) giveStroker(this.stroker);
    this.stroker = undefined;
  }

  *draw(placed: PlacedList): Steps<void> {
    const { list, commands } = placed;
    for (let index = 0; index < commands.count; index++) {
      if (!this.meets(commands.tops[index] ?? 0, commands.bottoms[index] ?? 0)) continue;
      const place = commands.places[index] ?? 0;
      if (list.commands[place] === Operation.stamp) yield* this.stamp(placed, index);
      else if (list.commands[place] === Operation.clipped) yield* this.clipped(placed, index);
      else this.drawCommand(placed, index);
      this.cost += this.costOf(commands, index);
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

  private costOf({ starts, ends, tops, bottoms, lefts, rights }: PlacedCommands, index: number): number {
    const { firstRow, rowCount, widthPx } = this.pixels;
    const sides = ((ends[index] ?? 0) - (starts[index] ?? 0)) / 2;
    const rows = Math.min(bottoms[index] ?? 0, firstRow + rowCount) - Math.max(tops[index] ?? 0, firstRow);
    const columns = Math.max(0, Math.min(rights[index] ?? 0, widthPx) - Math.max(lefts[index] ?? 0, 0));
    return COMMAND_COST + sides + (rows * columns) / 64;
  }

  private drawCommand({ list, commands }: PlacedList, index: number): void {
    const place = commands.places[index] ?? 0;
    const start = commands.starts[index] ?? 0;
    const style = list.commands[place + 1] ?? 0;
    const operation = list.commands[place];
    if (operation === Operation.fill) this.fill(list, place, start, 'even-odd', list.paints[style]);
    else if (operation === Operation.strokeRing) this.stroke(list, place, start, list.strokes[style], true);
    else if (operation === Operation.strokeLine) this.stroke(list, place, start, list.strokes[style], false);
    else if (operation === Operation.strokeFilled)
      this.stroke(list, commands.places[index - 1] ?? 0, start, list.strokes[style], true);
    else if (operation === Operation.fillLetters)
      this.fill(list, place, start, 'non-zero', list.paints[style]);
    else if (operation === Operation.text)
      this.fill(list, place, start, 'non-zero', list.texts[style]?.paint);
    else if (operation === Operation.image) this.image(list, style, start);
    else if (operation === Operation.beginGroup) this.beginGroup(style);
    else if (operation === Operation.endGroup) this.endGroup();
  }

  private fill(
    { commands, coordinates }: DisplayList,
    place: number,
    first: number,
    rule: FillRule,
    paint: Paint | undefined,
  ): void {
    if (!paint) return;
    const partCount = commands[place + 2] ?? 0;
    for (let part = 0, start = first; part < partCount; part++) {
      const end = start + (commands[place + 3 + part] ?? 0);
      if (partCount === 1 || this.reaches(coordinates, start, end, 0)) {
        this.coverage.addContour(coordinates, start, end, this.offsetX, this.offsetY);
      }
      start = end;
    }
    this.coverage.paint(this.pixels, rule, paint);
  }

  private stroke(
    { commands, coordinates }: DisplayList,
    place: number,
    first: number,
    stroke: StrokeStyle | undefined,
    isRing: boolean,
  ): void {
    if (!stroke) return;
    const reach = reachOf(stroke);
    const outline = { isRing, style: stroke, emit: this.addContour };
    this.stroker ??= takeStroker();
    const partCount = commands[place + 2] ?? 0;
    for (let part = 0, start = first; part < partCount; part++) {
      const end = start + (commands[place + 3 + part] ?? 0);
      // What has one part is known to reach here.
      if (partCount === 1 || this.reaches(coordinates, start, end, reach)) {
        this.stroker.outline(coordinates, start, end, outline);
      }
      start = end;
    }
    this.coverage.paint(this.pixels, 'non-zero', stroke.paint);
  }

  private image({ images, coordinates }: DisplayList, style: number, start: number): void {
    const image = images[style];
    const corners = coordinates.subarray(start, start + CORNER_NUMBERS);
    if (image) this.cost += this.sprites.draw(this.pixels, image, corners, this.offsetX, this.offsetY);
  }

  private *stamp({ list, commands, stamps }: PlacedList, position: number): Steps<void> {
    const stamp = stamps[list.commands[(commands.places[position] ?? 0) + 1] ?? 0];
    if (!stamp) return;
    const end = commands.ends[position] ?? 0;
    for (let index = commands.starts[position] ?? 0; index < end; index += 2) {
      const y = list.coordinates[index + 1] ?? 0;
      if (!this.meets(y + stamp.top, y + stamp.bottom)) continue;
      this.offsetX = list.coordinates[index] ?? 0;
      this.offsetY = y;
      this.drawStamp(stamp);
      this.cost += stamp.list.coordinates.length + COMMAND_COST + (stamp.bottom - stamp.top) ** 2 / 64;
      this.offsetX = 0;
      this.offsetY = 0;
      if (this.isStepOver()) yield;
    }
  }

  private drawStamp(stamp: PlacedStamp): void {
    for (let index = 0; index < stamp.commands.count; index++) {
      this.drawCommand(stamp, index);
    }
  }

  /** In a band of its own of the rows that the area has. */
  private *clipped({ list, commands, stamps }: PlacedList, index: number): Steps<void> {
    const place = commands.places[index] ?? 0;
    const content = stamps[list.commands[place + 1] ?? 0];
    const { widthPx, firstRow, rowCount } = this.pixels;
    const top = Math.max(firstRow, Math.floor(commands.tops[index] ?? 0));
    const rows = Math.min(firstRow + rowCount, Math.ceil(commands.bottoms[index] ?? 0)) - top;
    if (!content || rows <= 0) return;
    const inner = new Band(transparentPixels(widthPx, top, rows), this.sprites);
    yield* inner.draw(content);
    const mask = new Band(transparentPixels(widthPx, top, rows), this.sprites);
    mask.fill(list, place, commands.starts[index] ?? 0, 'even-odd', OPAQUE);
    blendMasked(this.pixels, inner.pixels, mask.pixels);
    for (const done of [inner, mask]) {
      done.release();
      releasePixels(done.pixels);
    }
    this.cost += (rows * widthPx) / 16;
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
    releasePixels(this.pixels);
    this.pixels = group.pixels;
  }
}
