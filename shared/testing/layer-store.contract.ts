import { describe, expect, test } from 'vitest';
import type { ColumnBlock, LayerBlock, LayerStore, ShapeBlock, StoredLayer } from '../ports/layer-store.ts';

function storedLayerOf(layerId: number, contentId: string): StoredLayer {
  return {
    layerId,
    contentId,
    name: `Layer ${layerId}`,
    mapName: 'Map',
    mapWkid: 4326,
    fileId: 'f',
    fileName: 'f.geojson',
    kind: 'point',
    wkid: 4326,
    rows: 1,
    withoutShape: 0,
    bounds: { xMin: 0, yMin: 0, xMax: 1, yMax: 1 },
    fields: [],
    importedAtMs: 1,
  };
}

const numbers = (value: number): ColumnBlock => ({ kind: 'numbers', numbers: Float64Array.of(value) });
const shapes = (x: number): ShapeBlock => ({
  partCounts: Uint32Array.of(1),
  partLengths: Uint32Array.of(2),
  coordinates: Float64Array.of(x, 0),
});

function blocksOf(contentId: string): LayerBlock[] {
  // Not in their order, and more than ten: text would sort them otherwise.
  const order = [10, 2, 0, 11, 1, 9, 3, 8, 4, 7, 5, 6];
  const frame = {
    objectIds: Uint32Array.of(1),
    places: Uint32Array.of(0),
    shapeStarts: Uint32Array.of(0, 1),
    index: { tree: undefined, numbers: undefined },
  };
  return [
    { contentId, part: 'frame', number: 0, value: frame },
    ...order.map((number): LayerBlock => ({ contentId, part: 'column 1', number, value: numbers(number) })),
    ...order.map((number): LayerBlock => ({ contentId, part: 'column 10', number, value: numbers(-number) })),
    ...order.map((number): LayerBlock => ({ contentId, part: 'shapes', number, value: shapes(number) })),
  ];
}

const valuesOf = (blocks: readonly ColumnBlock[]) =>
  blocks.map((block) => (block.kind === 'numbers' ? block.numbers[0] : undefined));

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

async function expectNoBlocks(store: LayerStore, contentId: string): Promise<void> {
  for (const number of ALL) await expect(store.readColumn(contentId, 1, [number])).rejects.toThrow('is gone');
}

/** What every store of layers promises. `open` gives an empty one. */
export function layerStoreContract(storeName: string, open: () => Promise<LayerStore>): void {
  describe(`${storeName} as a store of layers`, () => {
    test('blocks come back in the order of the numbers by which they are asked for', async () => {
      const store = await open();
      await store.writeBlocks(blocksOf('a'));
      await store.writeBlocks(blocksOf('b'));
      expect(valuesOf(await store.readColumn('a', 1, ALL))).toEqual(ALL);
      expect(valuesOf(await store.readColumn('a', 10, [11, 0, 3]))).toEqual([-11, -0, -3]);
      const read = await store.readShapes('b', [10, 2]);
      expect(read.map(({ coordinates }) => coordinates[0])).toEqual([10, 2]);
      expect([...(await store.readFrame('a')).objectIds]).toEqual([1]);
    });

    test('a block that is gone is a failure that says which', async () => {
      const store = await open();
      await store.writeBlocks(blocksOf('a'));
      await expect(store.readShapes('a', [12])).rejects.toThrow('12');
    });

    test('layers are put and changed together, and removed with their blocks alone', async () => {
      const store = await open();
      for (const contentId of ['a', 'b']) await store.writeBlocks(blocksOf(contentId));
      await store.put([storedLayerOf(1000, 'a'), storedLayerOf(1001, 'b')]);
      await store.put([{ ...storedLayerOf(1001, 'b'), name: 'Other' }]);
      expect((await store.list()).map(({ name }) => name)).toEqual(['Layer 1000', 'Other']);
      await store.remove([1000]);
      expect((await store.list()).map(({ layerId }) => layerId)).toEqual([1001]);
      await expectNoBlocks(store, 'a');
      expect(await store.readColumn('b', 1, ALL)).toHaveLength(12);
    });

    test('blocks of no layer are cleared away, and no others', async () => {
      const store = await open();
      for (const contentId of ['a', 'b', 'c', 'd']) await store.writeBlocks(blocksOf(contentId));
      await store.put([storedLayerOf(1000, 'b')]);
      await store.clearUnused();
      expect(await store.readColumn('b', 10, ALL)).toHaveLength(12);
      for (const contentId of ['a', 'c', 'd']) await expectNoBlocks(store, contentId);
    });
  });
}
