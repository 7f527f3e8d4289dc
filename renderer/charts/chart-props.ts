import type { ChartSeries } from './chart-series.ts';
import type { ChartDatum } from './stack-layout.ts';

/** What bars and columns are drawn from. */
export interface ChartProps {
  /** Said of the whole picture. */
  readonly label: string;
  /** Stands at the end of the value axis: `MW`. */
  readonly unit: string;
  readonly data: readonly ChartDatum[];
  readonly series: readonly ChartSeries[];
  /** Bars that are filtered for; the others step back. Empty: none does. */
  readonly pickedIds: ReadonlySet<string>;
  readonly onPick?: (id: string) => void;
  number(value: number): string;
  /** A number on the axis; without it as all others. */
  readonly tick?: (value: number) => string;
  /** The drawing, for whoever makes a picture of it. */
  readonly svgRef?: React.Ref<SVGSVGElement>;
}

/** How a bar stands while some are picked: by its words too, not by paleness alone. */
export function bandLook(pickedIds: ReadonlySet<string>, id: string): 'plain' | 'picked' | 'faded' {
  if (pickedIds.size === 0) return 'plain';
  return pickedIds.has(id) ? 'picked' : 'faded';
}
