/** What is wrong with an expression: one English sentence without full stop, and the offset where. */
export class WhereProblem extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.name = 'WhereProblem';
    this.position = position;
  }
}
