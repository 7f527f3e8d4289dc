import type { CallContext } from '../../shared/bridge/link.ts';
import type { DataOperations } from '../../shared/contracts/bridge/data-api.ts';
import type { BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import type { ServiceOf } from '../../shared/schema/notation.ts';

/** Everything that the data window answers, as a link calls it. */
export type DataWindowHandlers = ServiceOf<BridgeTypes, DataOperations, CallContext>;
