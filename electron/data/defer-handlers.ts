import type { CallContext } from '../../shared/bridge/link.ts';
import type { DataOperations } from '../../shared/contracts/bridge/data-api.ts';
import type { BridgeTypes } from '../../shared/contracts/bridge/types.ts';
import type { InputOf } from '../../shared/schema/notation.ts';
import type { DataWindowHandlers } from './data-handlers.ts';

/** Handlers that wait until the real ones are there: an end may ask while the store is still being opened. */
export function deferHandlers(ready: Promise<DataWindowHandlers>): DataWindowHandlers {
  const defer =
    <Name extends keyof DataOperations>(name: Name) =>
    async (input: InputOf<BridgeTypes, DataOperations[Name]>, context: CallContext) =>
      (await ready)[name](input, context);
  return {
    'http.handle': defer('http.handle'),
    'window.ping': () => ({}),
    'registers.status': defer('registers.status'),
    'registers.columns': defer('registers.columns'),
    'registers.row': defer('registers.row'),
    'registers.versions': defer('registers.versions'),
    'registers.versionColumns': defer('registers.versionColumns'),
    'registers.fileColumns': defer('registers.fileColumns'),
    'plants.card': defer('plants.card'),
    'imports.preview': defer('imports.preview'),
    'imports.apply': defer('imports.apply'),
    'imports.discard': defer('imports.discard'),
    'layers.read': defer('layers.read'),
    'layers.store': defer('layers.store'),
    'layers.discard': defer('layers.discard'),
    'layers.list': defer('layers.list'),
    'layers.rename': defer('layers.rename'),
    'layers.remove': defer('layers.remove'),
    'layers.bounds': defer('layers.bounds'),
    'layers.tile': defer('layers.tile'),
    'layers.feature': defer('layers.feature'),
    'views.list': defer('views.list'),
    'views.save': defer('views.save'),
    'views.remove': defer('views.remove'),
  };
}
