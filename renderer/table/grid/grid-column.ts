import type { ColumnDescription } from '../../../shared/contracts/energy/columns.ts';
import type { CellWriter } from './cell-text.ts';

/** A column as the grid draws it. */
export interface GridColumn {
  readonly description: ColumnDescription;
  readonly label: string;
  readonly unit: string | undefined;
  readonly write: CellWriter;
  /** How long the usual long cell is. */
  readonly characters: number;
  readonly hasSign: boolean;
  /** Set where cells carry a sign by their code, for example the type of a plant. */
  readonly codeOf?: (row: number) => string;
}

/** The line of a group: its name, and the sums that stand in the columns that are summed. */
export interface GroupLine {
  readonly id: string;
  readonly label: string;
  /** Said behind the label: how many rows. */
  readonly details: string;
  /** What is kept out of the sums, said behind them; empty where nothing is. */
  readonly separate: string;
  readonly sums: { readonly [column: string]: string };
}

export function isRightAligned(description: ColumnDescription): boolean {
  return description.kind === 'number' || description.kind === 'year' || description.kind === 'date';
}
