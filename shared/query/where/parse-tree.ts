import { WhereProblem } from './where-problem.ts';

export const MAX_WHERE_CHARACTERS = 32_768;

export function checkLength(text: string): void {
  if (text.length > MAX_WHERE_CHARACTERS)
    throw new WhereProblem(
      `the expression is longer than ${MAX_WHERE_CHARACTERS} characters`,
      MAX_WHERE_CHARACTERS,
      { code: 'too-long' },
    );
}

interface ParserFailure {
  readonly found: string | null;
  readonly location: { readonly start: { readonly offset: number } };
}

/** Runs the parser; what it cannot read is a WhereProblem with the place. */
export function parseTree<Tree>(run: () => Tree, text: string): Tree {
  try {
    return run();
  } catch (error) {
    const { location } = error as ParserFailure;
    if (!location) throw error;
    const at = location.start.offset;
    const rest = text.slice(at, at + 20);
    throw new WhereProblem(
      rest === '' ? 'the expression ends too early' : `cannot read the expression at «${rest}»`,
      at,
      rest === '' ? { code: 'ends-early' } : { code: 'unreadable', rest },
    );
  }
}
