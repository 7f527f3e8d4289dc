const TOKEN = /<[^>]*>|[^<]+/g;
const STEP = '  ';

/**
 * One element a line, for people to read: text stays beside its tags. For messages of ours, which have neither
 * comments nor CDATA nor text between elements.
 */
export function indentXml(xml: string): string {
  const tokens = xml.match(TOKEN)?.filter((token) => token !== '\n') ?? [];
  const lines: string[] = [];
  let depth = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? '';
    if (token.startsWith('</')) depth--;
    lines.push(STEP.repeat(Math.max(0, depth)) + leafAt(tokens, index));
    if (isOpening(token)) {
      const isLeaf = leafLength(tokens, index);
      if (isLeaf > 1) index += isLeaf - 1;
      else depth++;
    }
  }
  return lines.join('\n');
}

const isOpening = (token: string) => /^<[^/?!]/.test(token) && !token.endsWith('/>');

/** How many tokens an element without children takes: its tag, perhaps its text, and its end; 1: it has children. */
function leafLength(tokens: readonly string[], start: number): number {
  if (tokens[start + 1]?.startsWith('</')) return 2;
  return !tokens[start + 1]?.startsWith('<') && tokens[start + 2]?.startsWith('</') ? 3 : 1;
}

function leafAt(tokens: readonly string[], start: number): string {
  const token = tokens[start] ?? '';
  return isOpening(token) ? tokens.slice(start, start + leafLength(tokens, start)).join('') : token;
}
