import type { Json, JsonObject } from '../../base/json.ts';
import { readFields } from '../../codec/json/read-value.ts';
import type { OperationEntry } from '../../schema/notation.ts';
import { fieldViews } from '../../schema/view.ts';
import { createFaults, type ModelState } from './model-state.ts';

/**
 * The parameters of a query as the table of its operation has them: names in any case, lists with commas or one by one.
 * Faults are told by the names of the parameters.
 */
export function readQuery(
  input: OperationEntry['input'],
  query: string,
): { readonly values: JsonObject; readonly faults: ModelState } {
  const { faults, fault } = createFaults();
  const fields = fieldViews(input);
  const lists = new Set(fields.filter(({ isList }) => isList).map(({ name }) => name.toLowerCase()));
  const source: { [name: string]: Json } = {};
  for (const [given, value] of new URLSearchParams(query)) {
    const name = given.toLowerCase().replace(/\[\d*\]$/, '');
    const known = source[name];
    source[name] = lists.has(name) ? [...(Array.isArray(known) ? known : []), ...value.split(',')] : value;
  }
  return { values: readFields({ fault }, fields, source, (name) => name), faults };
}
