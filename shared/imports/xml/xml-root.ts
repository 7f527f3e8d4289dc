// The outermost element of a file, told without a parser: windows that only ask what a file is do without one.

/** What may stand before the root: declaration, instructions, comments, a document type. */
const PROLOGUE = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>)*/;
const ROOT = /^<(?:[\w.-]+:)?([\w.-]+)[\s>/]/;

/** Its name without the prefix, by the beginning of the file; undefined where no element begins there. */
export function xmlRootName(start: string): string | undefined {
  return ROOT.exec(start.replace(PROLOGUE, ''))?.[1];
}
