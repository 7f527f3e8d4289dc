import type { OrderKey, Predicate } from './syntax-tree.ts';

export interface ParseOptions {
  readonly startRule?: 'Where' | 'OrderBy';
}

/** Generated from where.peggy by `npm run build:grammar`. Throws SyntaxError with `location.start.offset`. */
export function parse(text: string, options: { startRule: 'OrderBy' }): OrderKey[];
export function parse(text: string, options?: { startRule?: 'Where' }): Predicate;
