// Times are kept as epoch milliseconds. Whether one was written with a zone matters where its structure names a zone for
// times without: beside the values a structure therefore names its fields whose times were marked.

const MARKED = Symbol('fields whose times were marked with a zone');

type Marked = { [MARKED]?: readonly string[] };

/** Notes that the time in a field was written with a zone: it is an instant, whatever its structure says of zones. */
export function markTime(structure: object, field: string): void {
  const marked: Marked = structure;
  marked[MARKED] = [...(marked[MARKED] ?? []), field];
}

/** A copy of a structure has its marks, too. */
export function isMarkedTime(structure: object, field: string): boolean {
  const marked: Marked = structure;
  return marked[MARKED]?.includes(field) ?? false;
}
