// Expressions name columns by their ids; people read and write the names that they see. `× ÷ −` are signs too.

export interface NamedColumn {
  readonly id: string;
  readonly name: string;
  /** The name over the column in the table, where it is another. */
  readonly header?: string;
}

const NAME = /\[([^\]]*)\]/gu;
/** Texts stay as they are: signs in them mean nothing. */
const TEXT_OR_SIGN = /'(?:[^']|'')*'|[×÷−]/gu;
const SIGNS: { readonly [sign: string]: string } = { '×': '*', '÷': '/', '−': '-' };

/**
 * `[Effekt] × 2` as `[outputMw] * 2`; a name that no column has stays, so that it can be told. Names over columns do too,
 * as people read them there; the whole name of another column comes before them.
 */
export function storedExpression(typed: string, columns: readonly NamedColumn[]): string {
  return typed
    .replaceAll(TEXT_OR_SIGN, (found) => SIGNS[found] ?? found)
    .replaceAll(NAME, (whole, name: string) => {
      const wanted = name.trim().toLocaleLowerCase('nb');
      const isWanted = (written: string | undefined) => written?.toLocaleLowerCase('nb') === wanted;
      const column =
        columns.find((each) => isWanted(each.name)) ?? columns.find((each) => isWanted(each.header));
      return column ? `[${column.id}]` : whole;
    });
}

/** `[outputMw] * 2` as `[Effekt] × 2`. */
export function shownExpression(stored: string, columns: readonly NamedColumn[]): string {
  return stored
    .replaceAll(/'(?:[^']|'')*'|[*/]/gu, (found) => (found === '*' ? '×' : found === '/' ? '÷' : found))
    .replaceAll(NAME, (whole, id: string) => {
      const column = columns.find((each) => each.id === id);
      return column ? `[${column.name}]` : whole;
    });
}
