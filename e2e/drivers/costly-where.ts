// WHERE texts of some 12,000 characters that make a row cost as much as a text can, over the fields `number`, `text` and
// `size` of a layer.

const MAX_CHARACTERS = 12_000;

/** One row in a thousand has this text. */
export const LONG_TEXT = 'a'.repeat(20_000);

/** As many of the pieces as fit, one after the other. */
function filled(
  piece: (index: number) => string,
  separator: string,
  around = (text: string) => text,
): string {
  const pieces: string[] = [];
  let length = around('').length;
  for (let index = 0; length < MAX_CHARACTERS; index++) {
    const next = piece(index);
    pieces.push(next);
    length += next.length + separator.length;
  }
  return around(pieces.join(separator));
}

const quoted = (text: string) => `'${text}'`;

/** Texts that once kept everybody waiting. */
export const namedTexts: readonly string[] = [
  filled(
    () => '%a',
    '',
    (text) => `text LIKE '${text}b'`,
  ),
  filled(
    () => '_%',
    '',
    (text) => `text LIKE '${text}b'`,
  ),
  filled((index) => `number = ${index * 17}`, ' OR '),
  filled((index) => `number <> ${index * 17}`, ' AND '),
  filled(
    (index) => String(index * 17),
    ',',
    (text) => `number IN (${text})`,
  ),
  filled(
    (index) => quoted(`Bygning ${index}`),
    ',',
    (text) => `text NOT IN (${text})`,
  ),
  // Fewer than 1,000 of them: more are refused before a row is looked at.
  filled(
    () => `text||'${'a'.repeat(20)}'`,
    '||',
    (text) => `${text} = 'x'`,
  ),
  filled(() => "UPPER(text) LIKE '%a%a%b'", ' OR '),
];

type Random = () => number;

/** A text that chance made of the costliest pieces. */
export function costlyText(random: Random): string {
  const whole = (most: number) => Math.floor(random() * most);
  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[whole(items.length)] ?? items[0];
  const letters = () =>
    Array.from({ length: 1 + whole(40) }, () => oneOf(['a', '%', '_', 'B', '%a'])).join('');
  const text = (depth: number): string => {
    if (depth === 0) return oneOf(['text', quoted('aaab')]);
    const inner = text(depth - 1);
    return oneOf([
      `UPPER(${inner})`,
      `LOWER(${inner})`,
      `TRIM(${inner})`,
      `(${inner}||${text(depth - 1)})`,
      `SUBSTRING(${inner} FROM ${1 + whole(5)} FOR ${1 + whole(20_000)})`,
    ]);
  };
  const number = (depth: number): string => {
    if (depth === 0) return oneOf(['number', 'size', String(whole(250_000))]);
    return oneOf([
      `CHAR_LENGTH(${text(2)})`,
      `POSITION('${'a'.repeat(1 + whole(200))}b' IN ${text(1)})`,
      `(${number(depth - 1)}${oneOf(['+', '*', '-', '/'])}${number(depth - 1)})`,
      `ABS(${number(depth - 1)})`,
    ]);
  };
  const condition = (): string =>
    oneOf([
      () => `${text(whole(3))} LIKE '${letters()}'`,
      () => `${text(whole(3))} NOT LIKE '${letters()}b'`,
      () => `${number(whole(3))} > ${number(whole(3))}`,
      () => `${number(1)} BETWEEN ${number(1)} AND ${number(2)}`,
      () => `NOT (${text(2)} = ${text(2)})`,
      () => `number IN (${Array.from({ length: 1 + whole(60) }, () => whole(250_000)).join()})`,
    ])();
  const separator = oneOf([' OR ', ' AND ']);
  return filled(condition, separator);
}
