import type { UndoableChanges } from '../../shared/changes/undo.ts';
import { layerName } from '../../shared/sources/imported/layer-things.ts';
import type { Layers } from '../../shared/sources/imported/layers.ts';
import type { LayerViews } from '../../shared/sources/imported/tiles/layer-views.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

type LayerHandlers = Pick<DataWindowHandlers, Extract<keyof DataWindowHandlers, `layers.${string}`>>;

/** What the data window answers of imported layers. */
export function layerHandlers(
  layers: Layers,
  views: LayerViews,
  changes: Pick<UndoableChanges, 'make'>,
): LayerHandlers {
  return {
    'layers.list': () => layers.list(),
    async 'layers.rename'({ layerId, name }) {
      await layers.rename(layerId, name);
      return {};
    },
    async 'layers.remove'({ layerId }) {
      const deletes = [layerName(layerId)];
      return { number: await changes.make({ who: 'user', why: 'layers.remove', deletes }) };
    },
    'layers.bounds': ({ layerId }) => views.bounds(layerId),
    'layers.tile': ({ layerId, ...address }, { signal }) => views.tile(layerId, address, signal),
    'layers.feature': ({ layerId, objectId }) => views.feature(layerId, objectId),
  };
}
