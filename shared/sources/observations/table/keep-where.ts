/** Those of the rows that meet it, in the same memory. */
export function keepWhere(rows: Uint32Array, holds: (row: number) => boolean): Uint32Array {
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    if (holds(row)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}
