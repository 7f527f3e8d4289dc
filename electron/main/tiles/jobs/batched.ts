/** Read at a time: four metatiles. */
const BATCH = 64;

/** Items in groups, in their order; the last one may be smaller. */
export function* batched<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
