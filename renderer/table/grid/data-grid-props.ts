import type { Ref } from 'react';
import type { SortKey } from '../../../shared/tables/table-query.ts';
import type { DisplayRows } from './display-rows.ts';
import type { GridColumn, GroupLine } from './grid-column.ts';
import type { RowSelection } from './row-selection.ts';

export interface DataGridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly lines: DisplayRows;
  readonly groups: readonly GroupLine[] | undefined;
  readonly widthsPx: { readonly [column: string]: number };
  readonly sort: readonly SortKey[];
  readonly selection: RowSelection;
  readonly hoveredKey: string | undefined;
  readonly activeKey: string | undefined;
  readonly rowHeightPx: number;
  /** Of the theme, relative to the text of the work screens. */
  readonly textScale: number;
  readonly handleRef?: Ref<DataGridHandle>;
  /** Says the whole name of a column and what can be done with its head. */
  headerTitle(column: string): string;
  onSort(column: string, isAdded: boolean): void;
  /** undefined: back to the width by itself. */
  onResize(column: string, widthPx: number | undefined): void;
  /** What can be done with a column is asked for, at the place of its head on the screen. */
  onColumnMenu?(column: string, place: DOMRect): void;
  onMoveColumn(column: string, toIndex: number): void;
  onSelection(selection: RowSelection): void;
  onOpen(key: string): void;
  onHover(key: string | undefined): void;
  onExpand(groupId: string, isExpanded: boolean): void;
  /** The selected rows as text; undefined when there are none. */
  onCopy(): string | undefined;
}

export interface DataGridHandle {
  focus(): void;
  /** Brings the row of a key into view; nothing happens when it is not shown. */
  reveal(key: string): void;
}
