// What a text becomes when it is shaped.

/** Lengths in shares of the size of the letters, y up. */
export interface PlacedGlyph {
  /** Its number in the typeface. */
  readonly id: number;
  /** The characters that it stands for; empty where that is not known. */
  readonly text: string;
  readonly outline: readonly OutlineStep[];
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** The character that it stands for is a blank. */
  readonly isBlank: boolean;
}

/** The ends of a step along an outline: one point for a side, two for a quadratic curve. */
export interface OutlineStep {
  readonly kind: 'move' | 'line' | 'curve';
  readonly points: readonly number[];
}
