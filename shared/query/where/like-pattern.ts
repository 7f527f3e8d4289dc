import { WhereProblem } from './where-problem.ts';

/**
 * Compiles a LIKE pattern: % stands for any text, _ for one UTF-16 unit; the escape character takes the meaning of
 * the one behind it away. Case counts. Matches in time linear in text times pattern: no regular expression.
 */
export function compileLike(
  pattern: string,
  escapeCharacter: string | undefined,
  at: number,
): (text: string) => boolean {
  const parts = splitPattern(pattern, escapeCharacter, at);
  return (text) => matches(text, parts);
}

const ANY = Symbol('any text');
const ONE = Symbol('one character');
type Part = string | typeof ANY | typeof ONE;

function splitPattern(pattern: string, escapeCharacter: string | undefined, at: number): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < pattern.length; index++) {
    let character = pattern.charAt(index);
    if (character === escapeCharacter) {
      index++;
      if (index >= pattern.length) throw new WhereProblem('the pattern ends with its escape character', at);
      character = pattern.charAt(index);
      parts.push(character);
    } else if (character === '%') {
      if (parts.at(-1) !== ANY) parts.push(ANY);
    } else {
      parts.push(character === '_' ? ONE : character);
    }
  }
  return parts;
}

/** Goes back to the last % only: that is enough, and never more than text times pattern. */
function matches(text: string, parts: readonly Part[]): boolean {
  let at = 0;
  let part = 0;
  let anyPart = -1;
  let anyAt = 0;
  while (at < text.length) {
    const expected = parts[part];
    if (expected === ANY) {
      anyPart = part++;
      anyAt = at;
    } else if (expected === ONE || (expected !== undefined && expected === text.charAt(at))) {
      part++;
      at++;
    } else if (anyPart >= 0) {
      part = anyPart + 1;
      at = ++anyAt;
    } else {
      return false;
    }
  }
  while (parts[part] === ANY) part++;
  return part === parts.length;
}
