import type { StructPlan } from './read-plan.ts';

interface MisspeltFields {
  readonly byFoldedName: ReadonlyMap<string, string>;
  /** Fields that only kinds of the type have. */
  readonly ofKinds: ReadonlySet<string>;
}

const known = new WeakMap<StructPlan, MisspeltFields>();

/**
 * What an element was meant for that a type has no field for: a field whose name differs in the case of its letters, or
 * one of a kind that was not told. Undefined for what no version that we know has.
 */
export function misspeltField(
  plan: StructPlan,
  name: string,
): { misspelt: string } | 'of a kind' | undefined {
  let meant = known.get(plan);
  if (!meant) {
    const own = [...plan.fields.keys()];
    meant = {
      byFoldedName: new Map(own.map((field) => [field.toLowerCase(), field])),
      ofKinds: new Set([...plan.kinds.values()].flatMap(({ fields }) => [...fields.keys()])),
    };
    known.set(plan, meant);
  }
  if (meant.ofKinds.has(name)) return 'of a kind';
  const misspelt = meant.byFoldedName.get(name.toLowerCase());
  return misspelt === undefined ? undefined : { misspelt };
}
