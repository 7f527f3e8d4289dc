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

/** The kinds of pieces of a message, as their parser numbers them. */
const TYPE = { literal: 0, argument: 1, number: 2, plural: 6 };

interface Piece {
  readonly type: number;
  readonly value: string;
  readonly options?: { readonly [option: string]: { readonly value: readonly Piece[] } };
}

/** The values that stand outside a plural, each with the two words behind it: `count rows are`. */
export function looseValues(message: string, language: string): string[] {
  const pieces = new IntlMessageFormat(message, language).getAst() as unknown as readonly Piece[];
  return looseAmong(pieces);
}

function looseAmong(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1];
    const following =
      next?.type === TYPE.literal ? /^[\s\u00a0]+(\p{L}+(?:\s\p{L}+)?)/u.exec(next.value) : null;
    const isValue = piece.type === TYPE.argument || piece.type === TYPE.number;
    const inside = Object.entries(piece.options ?? {}).flatMap(([option, { value }]) =>
      // Both forms of a plural are written for what stands in them.
      piece.type === TYPE.plural && (option === 'one' || option === 'other') ? [] : looseAmong(value),
    );
    return isValue && following ? [`${piece.value} ${following[1]}`, ...inside] : inside;
  });
}
