import { createTextFinder } from './find-text.ts';
import { WhereProblem } from './where-problem.ts';

/** Whether a text is like a pattern. `spend` is told of the characters that are looked at beyond the text itself. */
export type LikeTest = (text: string, spend: (characters: number) => void) => boolean;

/**
 * Compiles a LIKE pattern: % stands for any text, _ for one UTF-16 unit; the escape character takes the meaning of
 * the one behind it away. Case counts. What stands between two % is looked for from left to right, each behind the one
 * before, so that time is linear in the text; only parts with a _ can cost more, and tell.
 */
export function compileLike(pattern: string, escapeCharacter: string | undefined, at: number): LikeTest {
  const segments = splitPattern(pattern, escapeCharacter, at);
  const [first, ...others] = segments;
  const tail = others.pop();
  if (!first) return () => true;
  if (!tail) return (text) => text.length === first.length && isAt(text, 0, first);
  const middle = others.filter(({ length }) => length > 0).map(finderOf);
  const leastLength = segments.reduce((sum, { length }) => sum + length, 0);
  return (text, spend) => {
    if (text.length < leastLength || !isAt(text, 0, first)) return false;
    const end = text.length - tail.length;
    if (!isAt(text, end, tail)) return false;
    let from = first.length;
    for (const { find, length } of middle) {
      const found = find(text, from, spend);
      if (found < 0 || found + length > end) return false;
      from = found + length;
    }
    return true;
  };
}

/** Code units between two %; ONE for any. */
type Segment = Int32Array;

const ONE = -1;

/** What stands before the first %, between them and behind the last: one segment where there is none. */
function splitPattern(pattern: string, escapeCharacter: string | undefined, at: number): Segment[] {
  const segments: number[][] = [[]];
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern.charAt(index);
    if (character === escapeCharacter) {
      index++;
      if (index >= pattern.length) throw new WhereProblem('the pattern ends with its escape character', at);
      segments.at(-1)?.push(pattern.charCodeAt(index));
    } else if (character === '%') segments.push([]);
    else segments.at(-1)?.push(character === '_' ? ONE : pattern.charCodeAt(index));
  }
  return segments.map((units) => Int32Array.from(units));
}

function isAt(text: string, start: number, segment: Segment): boolean {
  for (let index = 0; index < segment.length; index++) {
    const unit = segment[index];
    if (unit !== ONE && unit !== text.charCodeAt(start + index)) return false;
  }
  return true;
}

interface SegmentFinder {
  readonly length: number;
  find(text: string, from: number, spend: (characters: number) => void): number;
}

function finderOf(segment: Segment): SegmentFinder {
  const { length } = segment;
  if (!segment.includes(ONE)) {
    return { length, find: createTextFinder(String.fromCharCode(...segment)) };
  }
  return {
    length,
    find(text, from, spend) {
      for (let start = from; start + length <= text.length; start++) {
        const same = sameUnits(text, start, segment);
        if (same === length) return start;
        if (same > 0) spend(same);
      }
      return -1;
    },
  };
}

/** How many units of a segment a text has from a place on, until the first that is another. */
function sameUnits(text: string, start: number, segment: Segment): number {
  for (let index = 0; index < segment.length; index++) {
    const unit = segment[index];
    if (unit !== ONE && unit !== text.charCodeAt(start + index)) return index;
  }
  return segment.length;
}
