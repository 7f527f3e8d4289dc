// Words as people type them into the search box: without their special letters, begun only, with one slip.

/** Letters that no mark is taken off from, as those without them on their keyboard write them. */
const PLAIN: { readonly [letter: string]: string } = { ø: 'o', æ: 'ae', đ: 'd', ŋ: 'n', ŧ: 't', ß: 'ss' };

/** A word of fewer letters has too many neighbours for a slip to be told from another word. */
const LEAST_FOR_SLIP = 4;

/** Text without case, marks on letters and special letters; `aa` is the old way to write `å`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[øæđŋŧß]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll('aa', 'a');
}

/** What was typed, word by word, as texts are compared. */
export function searchTerms(searchText: string): readonly string[] {
  return plainLetters(searchText).split(/\s+/).filter(Boolean);
}

/** Whether a text holds the search only but for a slip: what holds it as it was typed comes before. */
export function isSlip(text: string, searchText: string): boolean {
  return matchTerms(text, searchTerms(searchText)) === 2;
}

/**
 * How well a text holds all terms of a search: 0 when it begins with the first, 1 when it holds all, 2 when one of them is
 * a slip away; undefined when it does not hold them. Both as `plainLetters` writes them.
 */
export function matchTerms(text: string, terms: readonly string[]): 0 | 1 | 2 | undefined {
  const [first] = terms;
  if (first === undefined) return 1;
  if (terms.every((word) => text.includes(word))) return text.startsWith(first) ? 0 : 1;
  const parts = text.split(/[^\p{L}\p{N}]+/u);
  let hasSlip = false;
  for (const word of terms) {
    if (text.includes(word)) continue;
    if (hasSlip || word.length < LEAST_FOR_SLIP || !parts.some((part) => beginsWithSlip(part, word)))
      return undefined;
    hasSlip = true;
  }
  return 2;
}

/**
 * What holds all terms of a search, what begins with the first one before the rest, and only where nothing does, what is a
 * slip away. Things that match alike stay as they are. Nothing for an empty search.
 */
export function bestMatches<Item extends { readonly plain: string }>(
  items: readonly Item[],
  searchText: string,
): readonly Item[] {
  const terms = searchTerms(searchText);
  if (terms.length === 0) return [];
  const matched = items.flatMap((item) => {
    const match = matchTerms(item.plain, terms);
    return match === undefined ? [] : [{ item, match }];
  });
  const exact = matched.filter(({ match }) => match < 2);
  const best = exact.length > 0 ? exact : matched;
  return best.toSorted((one, other) => one.match - other.match).map(({ item }) => item);
}

/** Whether a text begins with the word but for one letter: another, one too many, one too few, or two that changed places. */
function beginsWithSlip(text: string, word: string): boolean {
  let same = 0;
  while (same < word.length && text[same] === word[same]) same += 1;
  // A slip in the first letter finds too much.
  if (same === 0) return false;
  const rest = word.slice(same);
  const [one = '', other = ''] = rest;
  const behind = text.slice(same);
  return (
    behind.slice(1).startsWith(rest.slice(1)) ||
    behind.startsWith(rest.slice(1)) ||
    behind.slice(1).startsWith(rest) ||
    behind.startsWith(other + one + rest.slice(2))
  );
}
