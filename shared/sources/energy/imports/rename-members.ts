import type { JsonObject } from '../../../base/json.ts';
import { createObjectForm, type ObjectForm } from '../../../base/object-form.ts';

/** Rows that have the same members in the same order, and what they become; absent where no name changes. */
interface Renaming {
  readonly from: ObjectForm;
  readonly to?: ObjectForm;
}

/**
 * Gives members of rows other names, each in its place; where a row has such a name already, the member keeps its own.
 * Rows of one form follow one another.
 */
export function createMemberRenamer(renamed: ReadonlyMap<string, string>): (row: JsonObject) => JsonObject {
  let last = renamingOf([], renamed);
  return (row) => {
    const members = Object.keys(row);
    if (!last.from.isOf(members)) last = renamingOf(members, renamed);
    const { from, to } = last;
    return to ? to.objectOf(from.valuesOf(row)) : row;
  };
}

function renamingOf(members: readonly string[], renamed: ReadonlyMap<string, string>): Renaming {
  const from = createObjectForm(members);
  const names = members.map((member) => {
    const name = renamed.get(member);
    return name === undefined || members.includes(name) ? member : name;
  });
  return from.isOf(names) ? { from } : { from, to: createObjectForm(names) };
}
