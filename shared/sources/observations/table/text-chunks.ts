import { latinText, SEPARATOR } from './latin-text.ts';

/** What was written in rows, by their numbers, a string each thousand of them: the engine's own search is the fastest. */
export interface TextChunks {
  /** Of the next row. */
  add(texts: readonly string[]): void;
  /** `part`: as `latinText` writes it. */
  hasText(row: number, part: string): boolean;
  /** A mark for every row that has it. */
  findAll(part: string): Uint8Array;
}

const CHUNK_ROWS = 1024;

export function createTextChunks(): TextChunks {
  /** Of rows that are all there. */
  const chunks: string[] = [];
  /** Where the text of each row begins in its chunk. */
  let starts = new Uint32Array(CHUNK_ROWS);
  let open: string[] = [];
  let openLength = 0;
  let count = 0;

  function startOf(row: number): number {
    return starts[row] ?? 0;
  }

  /** Before the separator behind it. */
  function textOf(row: number): string {
    const chunk = chunks[Math.floor(row / CHUNK_ROWS)];
    if (chunk === undefined) return open[row % CHUNK_ROWS] ?? '';
    const isLast = row % CHUNK_ROWS === CHUNK_ROWS - 1;
    return chunk.slice(startOf(row), isLast ? chunk.length : startOf(row + 1) - 1);
  }

  function findInChunk(index: number, part: string, marks: Uint8Array): void {
    const chunk = chunks[index] ?? '';
    const end = (index + 1) * CHUNK_ROWS;
    let row = index * CHUNK_ROWS;
    for (let at = chunk.indexOf(part); at >= 0; ) {
      while (row + 1 < end && startOf(row + 1) <= at) row++;
      marks[row] = 1;
      if (row + 1 >= end) return;
      at = chunk.indexOf(part, startOf(row + 1));
    }
  }

  return {
    add(texts) {
      const text = texts.map(latinText).join(SEPARATOR);
      if (count === starts.length) {
        const longer = new Uint32Array(Math.ceil(count * 1.25));
        longer.set(starts);
        starts = longer;
      }
      starts[count++] = openLength;
      open.push(text);
      openLength += text.length + 1;
      if (open.length < CHUNK_ROWS) return;
      chunks.push(open.join(SEPARATOR));
      open = [];
      openLength = 0;
    },
    hasText: (row, part) => textOf(row).includes(part),
    findAll(part) {
      const marks = new Uint8Array(count);
      for (let index = 0; index < chunks.length; index++) findInChunk(index, part, marks);
      for (const [index, text] of open.entries())
        if (text.includes(part)) marks[chunks.length * CHUNK_ROWS + index] = 1;
      return marks;
    },
  };
}
