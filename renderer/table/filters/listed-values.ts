import type { FacetValue } from '../../../shared/tables/facets.ts';

/** Values in a closed list; what is chosen comes in addition. */
export const FEW_VALUES = 6;
/** Beyond this a list is to be searched, not scrolled. */
const MAX_VALUES = 200;

export interface ListedValues {
  readonly values: readonly FacetValue[];
  /** How many fit the search, shown or not. */
  readonly foundCount: number;
}

/** The values to list: those whose words contain the search, few of them until the list is opened. */
export function listedValues(
  values: readonly FacetValue[],
  search: string,
  isOpened: boolean,
  chosen: ReadonlySet<string | null>,
  labelOf: (value: string | null) => string,
): ListedValues {
  const wanted = search.trim().toLocaleLowerCase('nb');
  const found =
    wanted === ''
      ? values
      : values.filter(({ value }) => labelOf(value).toLocaleLowerCase('nb').includes(wanted));
  const limit = isOpened || wanted !== '' ? MAX_VALUES : FEW_VALUES;
  return {
    values: found.filter(({ value }, place) => place < limit || chosen.has(value)),
    foundCount: found.length,
  };
}
