// Fields that say more of themselves than a contract needs: the contract is derived from them.

export interface DescribedField {
  /** A notation (notation.ts). */
  readonly type: string;
  readonly doc: string;
}

type Notations<Fields extends { readonly [field: string]: DescribedField }> = {
  readonly [Name in keyof Fields]: readonly [Fields[Name]['type'], string];
};

/** The fields as a structure of a contract has them, in their order. */
export function notationsOf<const Fields extends { readonly [field: string]: DescribedField }>(
  fields: Fields,
): Notations<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, doc }]) => [name, [type, doc]]),
  ) as unknown as Notations<Fields>;
}
