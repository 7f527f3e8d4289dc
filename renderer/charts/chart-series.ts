/** How parts are told apart without colour. */
export type FillPattern = 'plain' | 'stripes' | 'dots' | 'grid';

/** One of the parts that bars are stacked of. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** The same with soft hyphens, for the head of a column that is narrower than its words. */
  readonly dividedLabel?: string;
  /** A custom property of the themes, for example `--plant-k`. */
  readonly color: `--${string}`;
  readonly pattern: FillPattern;
}
