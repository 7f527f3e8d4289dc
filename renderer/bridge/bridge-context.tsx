import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Bridge } from './bridge.ts';
import { createQueryClient, followChanges } from './query-client.ts';

const BridgeContext = createContext<Bridge | undefined>(undefined);

export function BridgeProvider({ bridge, children }: { bridge: Bridge; children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => followChanges(client, bridge), [client, bridge]);
  return (
    <BridgeContext value={bridge}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </BridgeContext>
  );
}

/** The connection to host and data window. */
export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('useBridge outside BridgeProvider');
  return bridge;
}
