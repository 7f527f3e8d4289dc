import { IntlMessageFormat } from 'intl-messageformat';

/** The names of a message's arguments, in any depth, sorted: what it cannot be said without. */
export function argumentsOf(message: string, language: string): string[] {
  const found = new Set<string>();
  JSON.stringify(new IntlMessageFormat(message, language).getAst(), (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'type' in node && 'value' in node) {
      // Types 0 and 7 are literal text and the number sign of a plural.
      if (node.type !== 0 && node.type !== 7) found.add(String(node.value));
    }
    return node;
  });
  return [...found].sort();
}
