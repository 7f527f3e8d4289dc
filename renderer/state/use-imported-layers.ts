import { useCallback, useEffect, useState } from 'react';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { useBridge } from '../bridge/bridge-context.tsx';

export type ImportedLayer = BridgeType<'ImportedLayer'>;

export type KnownLayers =
  | { readonly list: readonly ImportedLayer[] }
  | { readonly error: unknown }
  | undefined;

/** The imported layers as they are now; undefined until they are known. `again` asks once more after a failure. */
export function useImportedLayers(): readonly [known: KnownLayers, again: () => void] {
  const bridge = useBridge();
  const [known, setKnown] = useState<KnownLayers>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew.
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void bridge.data['layers.list']({}).then(
        (list) => isCurrent && setKnown({ list }),
        (error: unknown) => isCurrent && setKnown({ error }),
      );
    // What changed while the connection was gone was told to nobody.
    const stopConnection = bridge.onConnection('data', (state) => {
      if (state === 'open') read();
    });
    const stopChanges = bridge.onData('layers.changed', read);
    return () => {
      isCurrent = false;
      stopConnection();
      stopChanges();
    };
  }, [bridge, attempt]);
  return [known, useCallback(() => setAttempt((count) => count + 1), [])];
}
