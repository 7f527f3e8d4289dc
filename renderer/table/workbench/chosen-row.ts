import type { TableAnswer } from '../engine/use-table-answer.ts';

/** What is chosen: the selected rows, and the one whose card is open. */
export interface Choice {
  readonly selectedKeys: ReadonlySet<string>;
  readonly activeKey: string | undefined;
}

type Rows = Pick<TableAnswer, 'rows'> & { readonly table: Pick<TableAnswer['table'], 'keys'> };

/**
 * The row that a choice made elsewhere wants to be seen: the one whose card was opened, else the first of those that were
 * selected. Undefined when nothing new was chosen, or nothing that is shown.
 *
 * @param before what was chosen when a row was last brought into sight; undefined when the table is arrived at
 */
export function newlyChosenRow(
  { rows, table }: Rows,
  { selectedKeys, activeKey }: Choice,
  before: Choice | undefined,
): number | undefined {
  const firstOf = (isWanted: (key: string) => boolean) => rows.find((row) => isWanted(table.keys[row] ?? ''));
  const firstSelected = () => firstOf((key) => selectedKeys.has(key));
  const active = () => firstOf((key) => key === activeKey);
  if (!before) return firstSelected() ?? active();
  const opened = activeKey === before.activeKey ? undefined : active();
  return opened ?? (selectedKeys === before.selectedKeys ? undefined : firstSelected());
}
