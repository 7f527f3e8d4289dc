import type { JsonObject } from '../../../base/json.ts';
import type { FormField } from './form-layout.ts';
import type { Condition, LayoutFacts } from './layout-notation.ts';

/** Whether a member can be filled in as the form stands. What depends on a closed member is closed, too. */
export function isOpen(
  fields: readonly FormField[],
  { when, unless }: LayoutFacts,
  form: JsonObject,
): boolean {
  if (when && !holds(fields, when, form)) return false;
  return !(unless && holds(fields, unless, form));
}

/** The member as it is asked for where the form stands as it does: an answer may give it another name. */
export function asAsked(each: FormField, form: JsonObject): FormField {
  const { named } = each.layout;
  if (!named) return each;
  const [member, values] = named.when;
  const value = form[member];
  return typeof value === 'number' && values.includes(value) ? { ...each, names: named.names } : each;
}

function holds(fields: readonly FormField[], [member, values]: Condition, form: JsonObject): boolean {
  const value = form[member];
  if (typeof value !== 'number' || !values.includes(value)) return false;
  const asked = fields.find(({ field }) => field.name === member);
  return asked ? isOpen(fields, asked.layout, form) : true;
}
