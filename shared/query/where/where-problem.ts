/** What is wrong, for those who say it in other languages. The names of fields, functions and types are as in the text. */
export type WhereReason =
  | { readonly code: 'ends-early' | 'too-long' | 'too-deep' }
  | { readonly code: 'unreadable'; readonly rest: string }
  | { readonly code: 'no-field' | 'no-function'; readonly name: string }
  | { readonly code: 'operand-count'; readonly name: string; readonly least: number; readonly most: number }
  | { readonly code: 'other-type'; readonly expected: string; readonly found: string };

/** What is wrong with an expression: one English sentence without full stop, and the offset where. */
export class WhereProblem extends Error {
  readonly position: number;
  /** Of what a person may write who computes a column; absent of the rest of WHERE. */
  readonly reason: WhereReason | undefined;

  constructor(message: string, position: number, reason?: WhereReason) {
    super(message);
    this.name = 'WhereProblem';
    this.position = position;
    this.reason = reason;
  }
}
