/** A node of a WKT text: a keyword with values and further nodes. */
export interface WktNode {
  readonly keyword: string;
  readonly values: readonly (string | number)[];
  readonly nodes: readonly WktNode[];
}

// Names in quotes (a quote inside is doubled), numbers and bare words; brackets of either kind.
const TOKEN = /\s*(?:"((?:[^"]|"")*)"|([[(])|([\])])|(,)|([^\s"[\](),]+))/y;
const MAX_WKT_CHARACTERS = 10_000;

/** Reads a WKT text; undefined when it is none. */
export function parseWkt(text: string): WktNode | undefined {
  if (text.length > MAX_WKT_CHARACTERS) return undefined;
  const open: { keyword: string; values: (string | number)[]; nodes: WktNode[] }[] = [];
  let word: string | undefined;
  let root: WktNode | undefined;
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const match = TOKEN.exec(text);
    if (!match || root) return undefined;
    const [, quoted, opening, closing, , bare] = match;
    if (opening) {
      if (word === undefined) return undefined;
      open.push({ keyword: word.toUpperCase(), values: [], nodes: [] });
      word = undefined;
      continue;
    }
    const top = open.at(-1);
    // A bare word that no bracket follows was a value: a number, or the direction of an axis.
    if (word !== undefined && top) top.values.push(readBareWord(word));
    word = bare;
    if (quoted !== undefined) {
      if (!top) return undefined;
      top.values.push(quoted.replaceAll('""', '"'));
    }
    if (closing) {
      const node = open.pop();
      if (!node) return undefined;
      const parent = open.at(-1);
      if (parent) parent.nodes.push(node);
      else root = node;
    }
  }
  return root;
}

function readBareWord(word: string): string | number {
  const value = Number(word);
  return Number.isFinite(value) ? value : word;
}

export function childNode(node: WktNode | undefined, ...keywords: readonly string[]): WktNode | undefined {
  return node?.nodes.find(({ keyword }) => keywords.includes(keyword));
}
