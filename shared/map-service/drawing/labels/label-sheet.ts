// The labels of one image: they are collected while its layers are drawn, and placed and drawn when all are there.

import type { ImageSize } from '../../../geo/map-frame.ts';
import type { DisplayListBuilder } from '../../../render/display-list.ts';
import type { DrawingPace } from '../drawing-pace.ts';
import type { ImageShape } from '../image-projection.ts';
import { clipPath } from '../shapes/clip-to-image.ts';
import { areaPlaces } from './area-labels.ts';
import { CoveredCells } from './covered-cells.ts';
import { grown, type LabelBlock, type PixelBox, type PlacedLabel } from './label-block.ts';
import type { LabelClass } from './label-class.ts';
import { linePlaces } from './line-labels.ts';
import { pointPlaces } from './point-labels.ts';

export interface WantedLabel {
  /** Of the layer in drawing order, and of the class in the layer: lower numbers have room first. */
  readonly layer: number;
  readonly order: number;
  /** Higher numbers have room first. */
  readonly rank: number;
  readonly objectId: number;
  readonly labelClass: LabelClass;
  readonly text: string;
  readonly shape: ImageShape;
  /** Of its symbol, pixels. */
  readonly radiusPx: number;
}

/** A line says the same again no sooner than this. */
const REPEAT_PT = 120;
/** What is left of a symbol that labels keep off where they can: its rim may be touched. */
const RIM_PX = 1;
/** Lines are labelled so far from the edge of the image that a letter has room beside them. */
const EDGE_PX = 16;
const POINTS_PER_INCH = 72;

export class LabelSheet {
  private readonly wanted: WantedLabel[] = [];
  private readonly labels: CoveredCells;
  private readonly symbols: CoveredCells;
  private readonly image: PixelBox;
  private readonly repeatPx: number;
  private readonly places = new Map<string, (readonly [x: number, y: number])[]>();

  constructor({ widthPx, heightPx }: ImageSize, dpi: number) {
    this.labels = new CoveredCells(widthPx, heightPx);
    this.symbols = new CoveredCells(widthPx, heightPx);
    this.image = { xMin: 0, yMin: 0, xMax: widthPx, yMax: heightPx };
    this.repeatPx = (REPEAT_PT * dpi) / POINTS_PER_INCH;
  }

  add(label: WantedLabel): void {
    this.wanted.push(label);
  }

  /** Labels stand elsewhere where they can. */
  keepOff(positions: readonly number[], radiusPx: number): void {
    const reach = Math.max(0, radiusPx - RIM_PX);
    for (let index = 0; index + 1 < positions.length; index += 2) {
      const [x, y] = [positions[index] ?? 0, positions[index + 1] ?? 0];
      this.symbols.cover({ xMin: x - reach, yMin: y - reach, xMax: x + reach, yMax: y + reach });
    }
  }

  /** Draws as many as have room, the lower layers first; of a class all halos before all letters. */
  async draw(list: DisplayListBuilder, scheduler: DrawingPace): Promise<void> {
    const ordered = this.wanted.toSorted(
      (one, other) =>
        one.layer - other.layer ||
        one.order - other.order ||
        other.rank - one.rank ||
        one.objectId - other.objectId,
    );
    const byClass = new Map<LabelClass, PlacedLabel[]>();
    for (const label of ordered) {
      const placed = this.place(label);
      const all = byClass.get(label.labelClass) ?? [];
      byClass.set(label.labelClass, all);
      if (placed) all.push(placed);
      if (scheduler.isDue()) await scheduler.pause();
    }
    for (const all of [...byClass.values()].toReversed()) drawClass(list, all);
  }

  private place(label: WantedLabel): PlacedLabel | undefined {
    let second: PlacedLabel | undefined;
    for (const candidate of this.candidates(label)) {
      if (!this.hasRoom(candidate) || this.isRepeated(label, candidate)) continue;
      if (!candidate.covers.some((box) => this.symbols.isCovered(box))) return this.take(label, candidate);
      second ??= candidate;
    }
    return second && this.take(label, second);
  }

  private *candidates({ labelClass, text, shape, radiusPx }: WantedLabel): Generator<PlacedLabel> {
    const { placement } = labelClass;
    if (shape.kind === 'points') {
      const [x, y] = shape.positions;
      if (x === undefined || y === undefined || !isInside(this.image, { xMin: x, yMin: y, xMax: x, yMax: y }))
        return;
      const type = placement?.$type === 'PointLabelPlacementDescription' ? placement.Type : undefined;
      const placesOf = (block: LabelBlock) => pointPlaces(block, [x, y], radiusPx, type);
      if (this.isCrowded(labelClass, text, placesOf)) return;
      yield* placesOf(labelClass.blockOf(text));
    } else if (shape.kind === 'lines') {
      const type = placement?.$type === 'LineLabelPlacementDescription' ? placement.Type : undefined;
      // What follows a line stands on one.
      const block = labelClass.blockOf(text.replaceAll('\n', ' '));
      const room = grown(this.image, -EDGE_PX - radiusPx);
      for (const { path } of shape.runs.flatMap((run) => clipPath(run.path, room))) {
        yield* linePlaces(block, path, radiusPx, type);
      }
    } else yield* areaPlaces(labelClass.blockOf(text), shape.rings, this.image);
  }

  /** Whether not even the least that the label of a text covers has room. */
  private isCrowded(
    labelClass: LabelClass,
    text: string,
    placesOf: (block: LabelBlock) => Iterable<PlacedLabel>,
  ): boolean {
    const least = labelClass.leastBlockOf(text);
    if (!least) return false;
    for (const place of placesOf(least)) if (this.hasRoom(place)) return false;
    return true;
  }

  private hasRoom({ covers }: PlacedLabel): boolean {
    return covers.every((box) => isInside(this.image, box) && !this.labels.isCovered(box));
  }

  private isRepeated({ shape, text }: WantedLabel, { covers: [box] }: PlacedLabel): boolean {
    if (shape.kind !== 'lines' || !box) return false;
    return (this.places.get(text) ?? []).some(([x, y]) => {
      const [across, down] = [box.xMin - x, box.yMin - y];
      return across * across + down * down < this.repeatPx * this.repeatPx;
    });
  }

  private take({ text }: WantedLabel, label: PlacedLabel): PlacedLabel {
    for (const box of label.covers) this.labels.cover(box);
    const [first] = label.covers;
    if (first) this.places.set(text, [...(this.places.get(text) ?? []), [first.xMin, first.yMin]]);
    return label;
  }
}

function isInside(image: PixelBox, { xMin, yMin, xMax, yMax }: PixelBox): boolean {
  return xMin >= image.xMin && yMin >= image.yMin && xMax <= image.xMax && yMax <= image.yMax;
}

function drawClass(list: DisplayListBuilder, labels: readonly PlacedLabel[]): void {
  for (const label of labels) label.drawBox?.(list);
  const lines = labels.flatMap((label) => label.lines);
  for (const { piece, baseline } of lines) piece.drawBeneath(list, baseline);
  for (const { piece, baseline } of lines) piece.drawLetters(list, baseline);
}
