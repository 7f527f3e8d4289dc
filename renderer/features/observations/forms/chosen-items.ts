// Items of a form that are chosen together: each choice is one item, and what was told of it stays with it.

import type { JsonObject } from '../../../../shared/base/json.ts';

/** The items for other choices, in the order of the choices; those that stay keep their members. */
export function chooseItems(
  items: readonly JsonObject[],
  member: string,
  chosen: readonly number[],
  alone: readonly number[],
): JsonObject[] {
  const before = new Set(items.map((item) => item[member]));
  const added = chosen.filter((id) => !before.has(id));
  // What stands alone ends the others, and any other ends it.
  const isAlone = added.some((id) => alone.includes(id));
  const kept = added.length === 0 ? chosen : chosen.filter((id) => alone.includes(id) === isAlone);
  return kept.map((id) => items.find((item) => item[member] === id) ?? { [member]: id });
}
