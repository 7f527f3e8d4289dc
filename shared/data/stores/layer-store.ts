import Dexie from 'dexie';
import type { ColumnBlock, LayerFrame, LayerPart, LayerStore, ShapeBlock } from '../../ports/layer-store.ts';
import type { Database, StoredLayerBlock } from '../database.ts';
import { digestOf } from '../digest.ts';

const KEY = '[contentId+part+number]';

export function createLayerStore(database: Database): LayerStore {
  const { dexie, layers, layerBlocks } = database;
  /** Blocks that were looked at since the start: they do not change. */
  const checked = new Set<string>();

  async function check(block: StoredLayerBlock): Promise<StoredLayerBlock> {
    const { contentId, part, number, digest } = block;
    const name = `${contentId} ${part} ${number}`;
    if (digest === undefined || checked.has(name)) return block;
    if ((await digestOf(block.value)) !== digest)
      database.fail(`Block ${name} of a layer is not what was stored`);
    checked.add(name);
    return block;
  }

  async function readBlocks(contentId: string, part: LayerPart, numbers: readonly number[]) {
    const blocks = await layerBlocks.bulkGet(numbers.map((number) => [contentId, part, number]));
    return Promise.all(
      blocks.map((block, index) =>
        check(
          block ?? database.fail(`Block ${numbers[index]} of ${part} of layer content ${contentId} is gone`),
        ),
      ),
    );
  }

  const removeContent = (contentId: string) =>
    layerBlocks
      .where(KEY)
      .between([contentId, Dexie.minKey, Dexie.minKey], [contentId, Dexie.maxKey, Dexie.maxKey])
      .delete();

  return {
    list: () => layers.toArray(),
    async writeBlocks(blocks) {
      await layerBlocks.bulkPut(
        await Promise.all(blocks.map(async (block) => ({ ...block, digest: await digestOf(block.value) }))),
      );
    },
    async put(changed) {
      await layers.bulkPut([...changed]);
    },
    remove: (layerIds) =>
      dexie.transaction('rw', layers, layerBlocks, async () => {
        const gone = await layers.bulkGet([...layerIds]);
        await layers.bulkDelete([...layerIds]);
        for (const layer of gone) if (layer) await removeContent(layer.contentId);
      }),
    // What stands under a part is what writeBlocks put there.
    async readFrame(contentId) {
      const [block] = await readBlocks(contentId, 'frame', [0]);
      return block?.value as LayerFrame;
    },
    async readShapes(contentId, numbers) {
      return (await readBlocks(contentId, 'shapes', numbers)).map(({ value }) => value as ShapeBlock);
    },
    async readColumn(contentId, field, numbers) {
      const blocks = await readBlocks(contentId, `column ${field}`, numbers);
      return blocks.map(({ value }) => value as ColumnBlock);
    },
    async clearUnused() {
      const used = new Set((await layers.toArray()).map(({ contentId }) => contentId));
      for (const contentId of await contentIds(layerBlocks)) {
        if (!used.has(contentId)) await removeContent(contentId);
      }
    },
  };
}

/** Steps from one content to the next, without reading blocks. */
async function contentIds(blocks: Database['layerBlocks']): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const last = found.at(-1);
    const rest =
      last === undefined ? blocks.orderBy(KEY) : blocks.where(KEY).above([last, Dexie.maxKey, Dexie.maxKey]);
    const [key] = await rest.limit(1).primaryKeys();
    if (!key) return found;
    found.push(key[0]);
  }
}
