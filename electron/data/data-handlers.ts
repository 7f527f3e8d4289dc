import type { CallContext } from '../../shared/bridge/link.ts';
import { type DataOperations, dataOperations } from '../../shared/contracts/bridge/data-api.ts';
import type { BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import { handlersOf } from '../../shared/schema/handlers.ts';
import type { InputOf, ServiceOf } from '../../shared/schema/notation.ts';

/** Everything that the data window answers, as a link calls it. */
export type DataWindowHandlers = ServiceOf<BridgeTypes, DataOperations, CallContext>;

/** Handlers that wait until the real ones are there: an end may ask while the store is still being opened. */
export function deferHandlers(ready: Promise<DataWindowHandlers>): DataWindowHandlers {
  const defer =
    <Name extends keyof DataOperations>(name: Name) =>
    async (input: InputOf<BridgeTypes, DataOperations[Name]>, context: CallContext) =>
      (await ready)[name](input, context);
  return {
    ...handlersOf<BridgeTypes, DataOperations, CallContext>(dataOperations, defer),
    // Who gives no answer hangs: this one does not wait for the store.
    'window.ping': () => ({}),
  };
}
