import { useEffect, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';

export type ImportedLayer = BridgeType<'ImportedLayer'>;

type KnownLayers = { readonly list: readonly ImportedLayer[] } | { readonly error: unknown } | undefined;

/** The imported layers as they are now; undefined until they are known. */
export function useLayers(): KnownLayers {
  const bridge = useBridge();
  const [known, setKnown] = useState<KnownLayers>();
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void bridge.data['layers.list']({}).then(
        (list) => isCurrent && setKnown({ list }),
        (error: unknown) => isCurrent && setKnown({ error }),
      );
    read();
    const stop = bridge.onData('layers.changed', read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge]);
  return known;
}
