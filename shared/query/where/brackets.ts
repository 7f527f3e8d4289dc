import { WhereProblem } from './where-problem.ts';

/** The parser recurses on brackets only; their depth is limited before it runs. */
const MAX_WHERE_NESTING = 100;

/** Behind the bracket of a condition: the end, another one that closes, or a word that joins conditions. */
const BEHIND_CONDITION = /[ \t\r\n]*(?:$|\)|(?:AND|OR)(?![\p{L}\p{N}_]))/iuy;

/**
 * Finds where each bracket of an expression closes, those in texts and quoted names aside. Gives what tells of the place
 * of a bracket whether a condition stands in it, as it may in one that does not close. Throws WhereProblem where they are nested too deep.
 */
export function readBrackets(text: string): (offset: number) => boolean {
  const closes = new Map<number, number>();
  const open: number[] = [];
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === "'" || character === '"') quote = character;
    else if (character === '[') quote = ']';
    else if (character === '(') open.push(index);
    else if (character === ')') closes.set(open.pop() ?? -1, index);
    if (open.length > MAX_WHERE_NESTING) {
      throw new WhereProblem(`brackets are nested deeper than ${MAX_WHERE_NESTING}`, index, {
        code: 'too-deep',
      });
    }
  }
  const unclosed = new Set(open);
  return (offset) => {
    const close = closes.get(offset);
    if (close === undefined) return unclosed.has(offset);
    BEHIND_CONDITION.lastIndex = close + 1;
    return BEHIND_CONDITION.test(text);
  };
}
