import { isJsonObject, type Json } from '../../../shared/base/json.ts';

/** What of the map's layers is shown, kept over restarts. New layers are shown. */
export interface KeptLayers {
  readonly hiddenIds: ReadonlySet<number>;
  readonly isBaseHidden: boolean;
  readonly arePlantsHidden: boolean;
  readonly isPanelOpen: boolean;
}

/** Settings are a file that people may edit: what is not understood is as at first. */
export function readKeptLayers(kept: Json | undefined): KeptLayers {
  const { hidden, base, plants, panel } = isJsonObject(kept) ? kept : {};
  const ids = Array.isArray(hidden) ? hidden.filter((id): id is number => Number.isInteger(id)) : [];
  return {
    hiddenIds: new Set(ids),
    isBaseHidden: base === false,
    arePlantsHidden: plants === false,
    isPanelOpen: panel !== false,
  };
}

/** Layers that are gone are forgotten: their numbers never come again. */
export function keptLayers(layers: KeptLayers, knownIds: readonly number[]): Json {
  const { hiddenIds, isBaseHidden, arePlantsHidden, isPanelOpen } = layers;
  return {
    hidden: knownIds.filter((id) => hiddenIds.has(id)),
    base: !isBaseHidden,
    plants: !arePlantsHidden,
    panel: isPanelOpen,
  };
}
