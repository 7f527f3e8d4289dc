/** Up to this length the built-in search is linear enough: it never looks at more than this times the text. */
const SHORT = 16;

/**
 * Where a part begins in a text, from a place on; -1 where it does not. Linear in the text, whatever both are
 * (Knuth, Morris, Pratt 1977): the built-in search goes over both lengths multiplied.
 */
export function findText(text: string, part: string, from = 0): number {
  return part.length <= SHORT ? text.indexOf(part, from) : createTextFinder(part)(text, from);
}

/** The same for a part that is looked for in many texts. */
export function createTextFinder(part: string): (text: string, from: number) => number {
  if (part.length <= SHORT) return (text, from) => text.indexOf(part, from);
  const borders = bordersOf(part);
  return (text, from) => {
    let matched = 0;
    for (let at = from; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      while (matched > 0 && unit !== part.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
      if (unit === part.charCodeAt(matched)) matched++;
      if (matched === part.length) return at - matched + 1;
    }
    return -1;
  };
}

/** For each length of the part's beginning, the longest shorter beginning that it ends with. */
function bordersOf(part: string): Uint32Array {
  const borders = new Uint32Array(part.length);
  let matched = 0;
  for (let at = 1; at < part.length; at++) {
    const unit = part.charCodeAt(at);
    while (matched > 0 && unit !== part.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
    if (unit === part.charCodeAt(matched)) matched++;
    borders[at] = matched;
  }
  return borders;
}
