/** Marks of rows: 1 for a row that is kept, 0 for the others. */
export type RowMarks = Uint8Array;

/** Marks the rows that both mark, in `a`. */
export function intersect(a: RowMarks, b: RowMarks): RowMarks {
  for (let row = 0; row < a.length; row += 1) a[row] = (a[row] ?? 0) & (b[row] ?? 0);
  return a;
}

/** The numbers of the marked rows, in the order of the register. */
export function markedRows(marks: RowMarks): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(marks.length);
  let count = 0;
  for (let row = 0; row < marks.length; row += 1) {
    if (marks[row] !== 1) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.slice(0, count);
}
