import type { Json, JsonObject } from '../../../base/json.ts';

/** The members of rows that have the same ones in the same order, and what they become. */
interface Form {
  readonly members: readonly string[];
  readonly names: readonly string[];
  /** With these names and nothing in them; absent where no name changes. */
  readonly empty?: JsonObject;
}

/**
 * Gives members of rows other names, each in its place; where a row has such a name already, the member keeps its own.
 * Rows of one form follow one another: each is a copy of an empty one that JSON.parse made, which takes a tenth of making
 * it member by member, and to write it as JSON takes a fourth.
 */
export function createMemberRenamer(renamed: ReadonlyMap<string, string>): (row: JsonObject) => JsonObject {
  let last = formOf([], renamed);
  return (row) => {
    const members = Object.keys(row);
    if (!isSameList(last.members, members)) last = formOf(members, renamed);
    const { names, empty } = last;
    if (!empty) return row;
    const named: { [member: string]: Json } = { ...empty };
    for (const [index, name] of names.entries()) named[name] = row[members[index] ?? ''] ?? null;
    return named;
  };
}

function formOf(members: readonly string[], renamed: ReadonlyMap<string, string>): Form {
  const names = members.map((member) => {
    const name = renamed.get(member);
    return name === undefined || members.includes(name) ? member : name;
  });
  if (isSameList(members, names)) return { members, names };
  const text = names.map((name) => `${JSON.stringify(name)}:null`).join(',');
  return { members, names, empty: JSON.parse(`{${text}}`) };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
