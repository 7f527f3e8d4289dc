// Which fields of a layer say the number and the name of its areas, by what is in them and then by how they are called.

import type { FeatureValue } from '../../ports/feature-store.ts';
import { type BoundaryKind, readAreaNumber } from './area-number.ts';

export interface GuessedFields {
  readonly numberField: string | undefined;
  readonly nameField: string | undefined;
}

export interface FieldColumn {
  readonly name: string;
  readonly values: readonly FeatureValue[];
}

/** As Norwegian registers call them. */
const NUMBER_NAMES: { readonly [Kind in BoundaryKind]: RegExp } = {
  municipality: /^(kommune|komm?)_?-?(nummer|nr|no|id)$|^municipal(ity)?_?(no|number|id)$|^knr$/i,
  region: /^(omr(å|a)de|region|varslingsregion|forecast_?region)_?-?(nummer|nr|id|tid)$/i,
};
const NAME_NAMES: { readonly [Kind in BoundaryKind]: RegExp } = {
  municipality: /^(kommune|municipal(ity)?)_?(navn|name)?$/i,
  region: /^(omr(å|a)de|region|varslingsregion|forecast_?region)_?(navn|name)?$/i,
};
const ANY_NAME = /navn|name|namn/i;
/** A field whose other values are none is no field of numbers. */
const LEAST_SHARE = 0.5;

/**
 * The field of numbers is one of whose values at least half are such numbers: the one that is called so, else that with
 * most numbers that differ (a year is a number too, and the same in each row). The name is a text beside it.
 */
export function guessFields(kind: BoundaryKind, columns: readonly FieldColumn[]): GuessedFields {
  const numbered = columns
    .map(({ name, values }) => ({ name, rank: numberRank(kind, name, values) }))
    .filter(({ rank }) => rank > 0);
  const numberField = best(numbered);
  const named = columns
    .filter(({ name }) => name !== numberField)
    .map(({ name, values }) => ({ name, rank: nameRank(kind, name, values) }))
    .filter(({ rank }) => rank > 0);
  return { numberField, nameField: best(named) };
}

/** The first of those that rank highest. */
function best(ranked: readonly { readonly name: string; readonly rank: number }[]): string | undefined {
  return ranked.toSorted((one, other) => other.rank - one.rank)[0]?.name;
}

function numberRank(kind: BoundaryKind, name: string, values: readonly FeatureValue[]): number {
  const numbers = values.flatMap((value) => readAreaNumber(kind, value) ?? []);
  if (numbers.length === 0 || numbers.length < values.length * LEAST_SHARE) return 0;
  const differing = new Set(numbers).size / values.length;
  return NUMBER_NAMES[kind].test(name) ? 1 + differing : differing;
}

function nameRank(kind: BoundaryKind, name: string, values: readonly FeatureValue[]): number {
  const texts = values.filter((value) => typeof value === 'string' && /\p{L}/u.test(value));
  if (texts.length < values.length * LEAST_SHARE || texts.length === 0) return 0;
  const differing = new Set(texts).size / values.length;
  if (NAME_NAMES[kind].test(name)) return 2 + differing;
  return ANY_NAME.test(name) ? 1 + differing : differing;
}
