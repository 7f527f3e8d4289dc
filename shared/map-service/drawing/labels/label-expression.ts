// The text of a label: fields in brackets, quoted text, CONCAT and NEWLINE. Of scripts only the joining of such parts.

import { WhereProblem } from '../../../query/where/where-problem.ts';

type Language = 'simple' | 'script';

export type LabelPart =
  | { readonly kind: 'field'; readonly name: string; readonly position: number }
  | { readonly kind: 'text'; readonly text: string };

/** A field, a text in one of both quotes, a word or a sign. */
const TOKEN = /\s*(?:\[([^\]]*)\]|"((?:[^"]|"")*)"|'((?:[^']|'')*)'|([A-Za-z_]+)|([&+]))/y;

/** Throws a `WhereProblem` with the position of what is neither. */
export function parseLabelExpression(expression: string, language: Language): LabelPart[] {
  const parts: LabelPart[] = [];
  const joins = language === 'simple' ? SIMPLE_JOINS : SCRIPT_JOINS;
  const end = expression.trimEnd().length;
  let position = 0;
  let isJoined = true;
  while (position < end) {
    TOKEN.lastIndex = position;
    const found = TOKEN.exec(expression);
    if (!found) throw new WhereProblem('a field in brackets or quoted text should stand there', position);
    const start = found.index + found[0].length - found[0].trimStart().length;
    const word = found[4]?.toUpperCase() ?? found[5];
    const part = word === undefined ? partOf(found, start) : NEWLINES.get(word);
    if (part) {
      if (!isJoined && language === 'script') throw new WhereProblem('& or + should stand before it', start);
      parts.push(part);
    } else if (isJoined || word === undefined || !joins.includes(word)) {
      throw new WhereProblem('only fields and quoted text can be joined', start);
    }
    isJoined = part === undefined;
    position = TOKEN.lastIndex;
  }
  if (isJoined && parts.length > 0) throw new WhereProblem('something should stand after it', end);
  return parts;
}

const SIMPLE_JOINS: readonly string[] = ['CONCAT'];
const SCRIPT_JOINS: readonly string[] = ['&', '+'];

/** A new line by its names in both languages. */
const NEWLINES: ReadonlyMap<string, LabelPart> = new Map(
  ['NEWLINE', 'VBNEWLINE', 'VBCRLF'].map((name) => [name, { kind: 'text', text: '\n' }]),
);

function partOf([, field, double, single]: RegExpExecArray, position: number): LabelPart {
  if (field !== undefined) return { kind: 'field', name: field.trim(), position };
  const text = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'") ?? '';
  return { kind: 'text', text };
}
