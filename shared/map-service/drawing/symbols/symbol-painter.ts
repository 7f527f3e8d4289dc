import type { DisplayListBuilder } from '../../../render/display-list.ts';
import type { LineRun } from '../shapes/clip-to-image.ts';

type Rings = readonly (readonly number[])[];

/** A symbol as it is drawn, in pixels of the image. */
export interface SymbolPainter {
  /** How far it reaches from what it stands for, pixels. */
  readonly tolerancePx: number;
  /** How far it reaches to its sides, which labels keep clear of, pixels. */
  readonly radiusPx: number;
  points?(list: DisplayListBuilder, positions: readonly number[]): void;
  lines?(list: DisplayListBuilder, runs: readonly LineRun[]): void;
  areas?(list: DisplayListBuilder, rings: Rings): void;
}
