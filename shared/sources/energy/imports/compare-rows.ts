import { isJsonObject, type Json, type JsonObject } from '../../../base/json.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import type { Scheduler } from '../../../ports/scheduler.ts';
import { readText } from '../normalise/readers.ts';

export type ImportChanges = BridgeType<'ImportChanges'>;
type RowChange = BridgeType<'RowChange'>;

const EXAMPLES = 50;

/** A change of which the name is not known yet. */
interface Difference extends Pick<RowChange, 'kind' | 'members'> {
  readonly row: RegisterRow;
}

/** What differs between the rows of a register and those that would take their place. Their order does not count. */
export async function compareRows(
  before: readonly RegisterRow[],
  after: readonly RegisterRow[],
  scheduler: Scheduler,
): Promise<ImportChanges> {
  const old = new Map(before.map((row) => [row.key, row]));
  const kept = new Set(after.map(({ key }) => key));
  const changed: Difference[] = [];
  const added: Difference[] = [];
  let sameRows = 0;
  for (const row of after) {
    const previous = old.get(row.key);
    const members = previous ? differingMembers(previous, row) : [];
    if (!previous) added.push({ kind: 'new', row, members });
    else if (members.length > 0) changed.push({ kind: 'changed', row, members });
    else sameRows += 1;
    if (scheduler.isDue()) await scheduler.pause();
  }
  const gone = before
    .filter(({ key }) => !kept.has(key))
    .map((row): Difference => ({ kind: 'gone', row, members: [] }));
  return {
    newRows: added.length,
    goneRows: gone.length,
    changedRows: changed.length,
    sameRows,
    examples: [...changed, ...added, ...gone].slice(0, EXAMPLES).map(changeOf),
  };
}

function changeOf({ kind, row, members }: Difference): RowChange {
  return { kind, key: row.key, name: rowName(row.value), members };
}

/** Members whose JSON differs, those that one of the two lacks included. */
function differingMembers(before: RegisterRow, after: RegisterRow): string[] {
  // Of rows that are written alike no value is read.
  if (before.isWrittenAs?.(after)) return [];
  const [one, other] = [before.value, after.value];
  if (isSame(one, other)) return [];
  const members = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...members].filter((member) => !isSame(one[member], other[member]));
}

/** Whether two values would be written as the same JSON, their members in the same order. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const members = Object.keys(one);
  const others = Object.keys(other);
  return (
    members.length === others.length &&
    members.every((member, index) => member === others[index] && isSame(one[member], other[member]))
  );
}

function rowName({ Navn, KraftverksNavn, Year, Quarter, plantNumber }: JsonObject): string {
  const numbered = Year ? `${Year} q${Quarter}` : readText(plantNumber);
  return readText(Navn) ?? readText(KraftverksNavn) ?? numbered ?? '';
}
