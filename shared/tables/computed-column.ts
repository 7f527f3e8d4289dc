/** Kinds of values that an expression may have, as columns hold them. */
export const COMPUTED_KINDS = ['number', 'year', 'text', 'date'] as const;
export type ComputedKind = (typeof COMPUTED_KINDS)[number];

/** How ids of computed columns begin; those of registers have no point. */
export const COMPUTED_ID = 'calc.';

/** A column that a person made of others. */
export interface ComputedColumn {
  readonly id: string;
  /** What a person called it. */
  readonly name: string;
  readonly kind: ComputedKind;
  /** `[outputMw] * 2`: columns by their ids, in square brackets. */
  readonly expression: string;
}
