import type { OrderKey, Predicate, ValueNode } from './syntax-tree.ts';

interface ParserOptions {
  /** Whether a word, in any case of letters, is no field name. */
  readonly isReserved: (word: string) => boolean;
  /** Whether a condition stands in the bracket that opens at an offset, and not a value; false where none opens. */
  readonly holdsCondition: (offset: number) => boolean;
}

/** Generated from where.peggy by `npm run build:grammar`. Throws SyntaxError with `location.start.offset`. */
export function parse(text: string, options: ParserOptions & { startRule: 'OrderBy' }): OrderKey[];
export function parse(text: string, options: ParserOptions & { startRule: 'Expression' }): ValueNode;
export function parse(text: string, options: ParserOptions & { startRule?: 'Where' }): Predicate;
