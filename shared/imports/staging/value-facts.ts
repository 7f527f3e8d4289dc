// The narrowest type that holds all values of a property.

import { readIsoDate } from '../../base/iso-date.ts';
import type { Json } from '../../base/json.ts';

export type ValueType = 'integer' | 'double' | 'boolean' | 'date' | 'text';

/** Which kinds of values came. */
export interface ValueFacts {
  hasInteger: boolean;
  hasDouble: boolean;
  hasBoolean: boolean;
  hasDate: boolean;
  hasText: boolean;
  longestText: number;
}

export function noFacts(): ValueFacts {
  return {
    hasInteger: false,
    hasDouble: false,
    hasBoolean: false,
    hasDate: false,
    hasText: false,
    longestText: 0,
  };
}

export function watchValue(facts: ValueFacts, value: Exclude<Json, null>): void {
  if (typeof value === 'number') {
    if (value === (value | 0)) facts.hasInteger = true;
    else facts.hasDouble = true;
  } else if (typeof value === 'boolean') facts.hasBoolean = true;
  else {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text.length > facts.longestText) facts.longestText = text.length;
    if (!facts.hasText) {
      if (typeof value === 'string' && readIsoDate(value) !== undefined) facts.hasDate = true;
      else facts.hasText = true;
    }
  }
}

export function mergeFacts(all: readonly ValueFacts[]): ValueFacts {
  const has = (name: Exclude<keyof ValueFacts, 'longestText'>) => all.some((facts) => facts[name]);
  return {
    hasInteger: has('hasInteger'),
    hasDouble: has('hasDouble'),
    hasBoolean: has('hasBoolean'),
    hasDate: has('hasDate'),
    hasText: has('hasText'),
    longestText: Math.max(0, ...all.map(({ longestText }) => longestText)),
  };
}

/** Values of several types are text, whole numbers and fractions numbers; of a property without values, text. */
export function typeOf({ hasInteger, hasDouble, hasBoolean, hasDate, hasText }: ValueFacts): ValueType {
  const hasNumber = hasInteger || hasDouble;
  if (hasText || [hasNumber, hasBoolean, hasDate].filter(Boolean).length !== 1) return 'text';
  if (hasNumber) return hasDouble ? 'double' : 'integer';
  return hasBoolean ? 'boolean' : 'date';
}
