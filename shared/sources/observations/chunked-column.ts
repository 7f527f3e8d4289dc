/** Numbers by their places, of which more come one after another: nothing is copied when there are more. */
export interface ChunkedColumn {
  at(place: number): number;
  /** A place that is there already, or the next one. */
  put(place: number, value: number): void;
}

const CHUNK_SHIFT = 14;
const CHUNK_MASK = (1 << CHUNK_SHIFT) - 1;

/** `makeChunk`: of numbers of its kind. */
export function createChunkedColumn(
  makeChunk: (length: number) => Float64Array | Uint32Array,
): ChunkedColumn {
  const chunks: (Float64Array | Uint32Array)[] = [];
  return {
    at: (place) => chunks[place >>> CHUNK_SHIFT]?.[place & CHUNK_MASK] ?? 0,
    put(place, value) {
      let chunk = chunks[place >>> CHUNK_SHIFT];
      if (!chunk) {
        chunk = makeChunk(CHUNK_MASK + 1);
        chunks.push(chunk);
      }
      chunk[place & CHUNK_MASK] = value;
    },
  };
}
