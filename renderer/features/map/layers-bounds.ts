import { useEffect, useState } from 'react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';

/** Where a layer lies, or why that could not be told. */
export type KnownBounds = { readonly bounds: LonLatBounds } | { readonly error: unknown };

/** Where the layers lie that are served, each asked once for each attempt. Missing while it is not known. */
export function useLayerBounds(
  layers: readonly ImportedLayer[],
  attemptOf: (layerId: number) => number,
): ReadonlyMap<number, KnownBounds> {
  const { data } = useBridge();
  const [known, setKnown] = useState<ReadonlyMap<number, KnownBounds & { readonly attempt: number }>>(
    new Map(),
  );
  useEffect(() => {
    for (const { layerId, state } of layers) {
      const attempt = attemptOf(layerId);
      const before = known.get(layerId);
      if (state !== 'ready' || (before && ('bounds' in before || before.attempt === attempt))) continue;
      const tell = (found: KnownBounds) =>
        setKnown((others) => new Map(others).set(layerId, { ...found, attempt }));
      data['layers.bounds']({ layerId }).then(
        (bounds) => tell({ bounds }),
        (error: unknown) => tell({ error }),
      );
    }
  }, [data, layers, attemptOf, known]);
  return known;
}
