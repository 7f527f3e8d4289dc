import { createContext, type ReactNode, useContext } from 'react';
import type { Bridge } from './bridge.ts';

const BridgeContext = createContext<Bridge | undefined>(undefined);

export function BridgeProvider({ bridge, children }: { bridge: Bridge; children: ReactNode }) {
  return <BridgeContext value={bridge}>{children}</BridgeContext>;
}

/** The connection to host and data window. */
export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('useBridge outside BridgeProvider');
  return bridge;
}
