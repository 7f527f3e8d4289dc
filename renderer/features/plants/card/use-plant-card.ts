import { useEffect, useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';

export interface CardState {
  readonly card: BridgeType<'PlantCard'> | undefined;
  readonly error: unknown;
}

/** The card of a plant from the data window; asked for again when the register is another one. */
export function usePlantCard(key: string, version: string): CardState {
  const { data } = useBridge();
  const [state, setState] = useState<CardState & { readonly asked: string }>();
  const asked = `${version} ${key}`;
  useEffect(() => {
    const stop = new AbortController();
    data['plants.card']({ plantNumber: Number(key) }, { signal: stop.signal }).then(
      (card) => {
        if (!stop.signal.aborted) setState({ card, error: undefined, asked });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ card: undefined, error, asked });
      },
    );
    return () => stop.abort();
  }, [data, key, asked]);
  return state?.asked === asked ? state : { card: undefined, error: undefined };
}
