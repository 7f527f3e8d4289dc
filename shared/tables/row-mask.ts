/** Marks of rows: 1 for a row that is kept, 0 for the others. */
export type RowMask = Uint8Array;

/** Marks the rows that both mark, in `a`. */
export function intersect(a: RowMask, b: RowMask): RowMask {
  for (let row = 0; row < a.length; row += 1) a[row] = (a[row] ?? 0) & (b[row] ?? 0);
  return a;
}

/** The numbers of the marked rows, in the order of the register. */
export function markedRows(mask: RowMask): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(mask.length);
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) {
    if (mask[row] !== 1) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.slice(0, count);
}
