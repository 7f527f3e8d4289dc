import type { OrderKey, Predicate } from './syntax-tree.ts';

interface ReservedWordOptions {
  /** Whether a word, in any case of letters, is no field name. */
  readonly isReserved: (word: string) => boolean;
}

/** Generated from where.peggy by `npm run build:grammar`. Throws SyntaxError with `location.start.offset`. */
export function parse(text: string, options: ReservedWordOptions & { startRule: 'OrderBy' }): OrderKey[];
export function parse(text: string, options: ReservedWordOptions & { startRule?: 'Where' }): Predicate;
