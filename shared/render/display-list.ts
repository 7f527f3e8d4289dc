// What a picture is made of, packed: replayed row by row by the rasterizer, sent to a worker without being copied.

import type { SpareMemory } from '../base/spare-memory.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import type { Paint } from './paint.ts';
import type { PixelImage } from './pixel-image.ts';
import { StyleTable } from './style-table.ts';
import type { TextRun } from './text/text-run.ts';

export interface StrokeStyle {
  readonly paint: Paint;
  readonly widthPx: number;
  readonly join: 'round' | 'miter';
  readonly cap: 'butt' | 'round';
}

export interface DisplayList {
  /** x and y in turn, pixels of the image: 0 0 is the upper left corner, y grows downwards. */
  readonly coordinates: Float32Array;
  /** An operation of `Operation`, its style, the number of its parts, and how many numbers each part has. */
  readonly commands: Int32Array;
  readonly paints: readonly Paint[];
  readonly strokes: readonly StrokeStyle[];
  /** What the contours of letters say, for formats that write texts as texts. */
  readonly texts: readonly TextRun[];
  /** Lists around 0 0 that are drawn at many positions, and those that are cut at the edges of areas. */
  readonly stamps: readonly DisplayList[];
  readonly images: readonly PixelImage[];
}

export const Operation = {
  fill: 0,
  strokeLine: 1,
  strokeRing: 2,
  stamp: 3,
  /** Its style is the opacity, 0 to 255, with which all up to its end is laid over what is beneath. */
  beginGroup: 4,
  endGroup: 5,
  /** A fill of letters, whose strokes may overlap. */
  fillLetters: 6,
  /** The same in the paint of a text, which its contours are. */
  text: 7,
  /** A picture of pixels between its upper left, upper right, lower left and lower right corner: a parallelogram. */
  image: 8,
  /** A list among the stamps, drawn where it is, as far as it lies inside an odd number of these rings. */
  clipped: 9,
  /** A stroke along the rings of the fill right before it, which are not told again. */
  strokeFilled: 10,
} as const;

/** One command of a list, read. */
export interface Command {
  readonly operation: number;
  /** An index into paints, strokes, texts, stamps or images. */
  readonly style: number;
  /** First coordinate of each part, and the end of the last. */
  readonly bounds: readonly number[];
}

export function* commandsOf({ commands }: DisplayList): Generator<Command> {
  let at = 0;
  let start = 0;
  let bounds: number[] = [];
  while (at < commands.length) {
    const style = commands[at + 1] ?? 0;
    if (commands[at] === Operation.strokeFilled) {
      yield { operation: Operation.strokeRing, style, bounds };
      at += 3;
      continue;
    }
    const partCount = commands[at + 2] ?? 0;
    bounds = [start];
    for (let part = 0; part < partCount; part++) {
      start += commands[at + 3 + part] ?? 0;
      bounds.push(start);
    }
    yield { operation: commands[at] ?? 0, style, bounds };
    at += 3 + partCount;
  }
}

type Part = ArrayLike<number>;

/** A list that is taken in sections has so many numbers in each, until the command ends that goes beyond. */
const SECTION_LENGTH = 32_768;
/** The first one is shorter: until it is there nobody draws. */
const FIRST_SECTION_LENGTH = 8_192;
/** With room for most of the commands that go beyond, and for what is told of small shapes. */
const SECTION_ROOM = SECTION_LENGTH + 4_096;
const SECTION_COMMANDS = 16_384;

/** Lays operations on top of each other in the order in which it is called. Parts are x and y in turn. */
export class DisplayListBuilder {
  private readonly coordinates: GrowingNumbers<Float32Array<ArrayBuffer>>;
  private readonly commands: GrowingNumbers<Int32Array<ArrayBuffer>>;
  private paints = createPaints();
  private strokes = createStrokes();
  private texts: TextRun[] = [];
  private stamps: DisplayList[] = [];
  private images: PixelImage[] = [];
  /** Where the last command begins, when it is a stamp: more of the same are added to it. */
  private lastStampAt = -1;
  /** The rings of the last command, when it is a fill. */
  private lastFilled: readonly Part[] | undefined;
  private readonly memory: SpareMemory | undefined;
  private sectionLength = FIRST_SECTION_LENGTH;
  private readonly takeSection: ((section: DisplayList) => void) | undefined;

  /**
   * `takeSection` is given the beginning of a long list while the rest of it is made: each section is a list by itself,
   * and drawn one after the other they are the whole. What is built at the end is the last one, and nothing is added
   * then. `memory`: where sections find theirs.
   */
  constructor(takeSection?: (section: DisplayList) => void, memory?: SpareMemory) {
    this.takeSection = takeSection;
    this.memory = memory;
    const take = (length: number) => memory?.take(length * Float32Array.BYTES_PER_ELEMENT);
    const floats = (taken: ArrayBuffer | undefined, length: number) =>
      taken ? new Float32Array(taken) : new Float32Array(length);
    const integers = (taken: ArrayBuffer | undefined, length: number) =>
      taken ? new Int32Array(taken) : new Int32Array(length);
    this.coordinates = new GrowingNumbers(
      (length) => floats(take(length), length),
      takeSection && SECTION_ROOM,
    );
    this.commands = new GrowingNumbers(
      (length) => integers(take(length), length),
      takeSection && SECTION_COMMANDS,
    );
  }

  /** Rings together: what is inside an odd number of them is painted. */
  fill(rings: readonly Part[], paint: Paint): void {
    this.endSection();
    if (paint[3] === 0 || !this.add(Operation.fill, this.paints.indexOf(paint), rings)) return;
    this.lastFilled = rings;
  }

  /** Contours of letters: what they wind around is painted, also where they overlap. */
  fillLetters(contours: readonly Part[], paint: Paint): void {
    this.endSection();
    if (paint[3] > 0) this.add(Operation.fillLetters, this.paints.indexOf(paint), contours);
  }

  /** A text with its contours: pictures of pixels draw these, others write the text. */
  text(run: TextRun, contours: readonly Part[]): void {
    if (run.paint[3] === 0) return;
    this.endSection();
    this.paints.indexOf(run.paint);
    this.add(Operation.text, this.texts.push(run) - 1, contours);
  }

  strokeLines(paths: readonly Part[], style: StrokeStyle): void {
    this.stroke(Operation.strokeLine, paths, style);
  }

  /** The last vertex of each ring is joined to its first, which is not repeated. */
  strokeRings(rings: readonly Part[], style: StrokeStyle): void {
    this.stroke(Operation.strokeRing, rings, style);
  }

  /** Draws a small list, made around 0 0, at each of the positions. */
  stamp(stamp: DisplayList, positions: Part): void {
    if (stamp.commands.length === 0 || positions.length === 0) return;
    this.endSection();
    let index = this.stamps.indexOf(stamp);
    if (index < 0) index = this.stamps.push(stamp) - 1;
    const last = this.commands.length - 4;
    if (last === this.lastStampAt && this.commands.at(last + 1) === index) {
      this.commands.addTo(last + 3, positions.length);
      this.coordinates.pushAll(positions);
      return;
    }
    this.lastStampAt = this.commands.length;
    this.add(Operation.stamp, index, [positions]);
  }

  /** `corners`: x and y of the upper left, upper right, lower left and lower right one. */
  image(image: PixelImage, corners: Part): void {
    this.endSection();
    this.add(Operation.image, this.images.push(image) - 1, [corners]);
  }

  /** A list drawn where it is, cut at the edges of an area. */
  clipped(rings: readonly Part[], content: DisplayList): void {
    if (content.commands.length === 0) return;
    this.endSection();
    this.add(Operation.clipped, this.stamps.push(content) - 1, rings);
  }

  /** `opacity` from 0 to 1. What is laid until the group ends does not add up where it overlaps. */
  beginGroup(opacity: number): void {
    this.add(Operation.beginGroup, Math.round(opacity * 255), []);
  }

  endGroup(): void {
    this.add(Operation.endGroup, 0, []);
  }

  build(): DisplayList {
    const list = this.listOf(this.coordinates.copy(), this.commands.copy());
    if (this.takeSection)
      for (const { memory } of [this.coordinates, this.commands]) this.memory?.give(memory);
    return list;
  }

  private listOf(coordinates: Float32Array, commands: Int32Array): DisplayList {
    return {
      coordinates,
      commands,
      paints: this.paints.list,
      strokes: this.strokes.list,
      texts: this.texts,
      stamps: this.stamps,
      images: this.images,
    };
  }

  /** Before a command that would make a section too long. Styles are numbered anew in the next. */
  private endSection(): void {
    if (!this.takeSection || this.coordinates.length < this.sectionLength) return;
    this.sectionLength = SECTION_LENGTH;
    this.takeSection(this.listOf(this.coordinates.handOver(), this.commands.handOver()));
    this.paints = createPaints();
    this.strokes = createStrokes();
    this.texts = [];
    this.stamps = [];
    this.images = [];
    this.lastStampAt = -1;
    this.lastFilled = undefined;
  }

  private stroke(operation: number, parts: readonly Part[], style: StrokeStyle): void {
    if (style.paint[3] === 0 || !(style.widthPx > 0)) return;
    if (operation === Operation.strokeRing && parts === this.lastFilled) {
      this.add(Operation.strokeFilled, this.strokes.indexOf(style), []);
      return;
    }
    this.endSection();
    this.add(operation, this.strokes.indexOf(style), parts);
  }

  /** Whether there is anything to draw. */
  private add(operation: number, style: number, parts: readonly Part[]): boolean {
    let count = 0;
    for (const { length } of parts) if (length > 0) count += 1;
    if (count === 0 && parts.length > 0) return false;
    this.lastFilled = undefined;
    this.commands.push(operation);
    this.commands.push(style);
    this.commands.push(count);
    for (const part of parts) {
      if (part.length === 0) continue;
      this.commands.push(part.length);
      this.coordinates.pushAll(part);
    }
    return true;
  }
}

function createPaints(): StyleTable<Paint> {
  return new StyleTable((paint) => paint.join(' '));
}

function createStrokes(): StyleTable<StrokeStyle> {
  return new StyleTable(({ paint, widthPx, join, cap }) => `${paint.join(' ')} ${widthPx} ${join} ${cap}`);
}
