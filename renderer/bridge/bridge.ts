import type { DataEvents, RemoteData } from '../../shared/contracts/bridge/data-api.ts';
import type { HostEvents, RemoteHostForUi } from '../../shared/contracts/bridge/host-api.ts';
import type { BridgeType, BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import type { InputOf } from '../../shared/schema/notation.ts';

/** Whether the other end can be reached at this moment. Calls made while it cannot wait for it a while. */
export type ConnectionState = 'connecting' | 'open' | 'lost';

export type BridgeEnd = 'host' | 'data';

/** What the screens know of the other processes. */
export interface Bridge {
  readonly data: RemoteData;
  readonly host: RemoteHostForUi;
  /** What the first picture is made of until the data window answers; absent where nothing is kept. */
  readonly first?: BridgeType<'FirstPicture'>;
  /** Listens to the data window, over every reconnection. Returns what ends the listening. */
  onData<Name extends keyof DataEvents & string>(
    name: Name,
    listener: (input: InputOf<BridgeTypes, DataEvents[Name]>) => void,
  ): () => void;
  onHost<Name extends keyof HostEvents & string>(
    name: Name,
    listener: (input: InputOf<BridgeTypes, HostEvents[Name]>) => void,
  ): () => void;
  /** Tells the state now and at every change; events may have been missed between `lost` and `open`. */
  onConnection(end: BridgeEnd, listener: (state: ConnectionState) => void): () => void;
}
