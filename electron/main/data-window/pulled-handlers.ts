import type { JsonObject } from '../../../shared/base/json.ts';
import { osloTimeText } from '../../../shared/base/oslo-time.ts';
import type { CallContext } from '../../../shared/bridge/link.ts';
import type { HostForDataOperations } from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { PulledWindow } from '../../../shared/ports/pulled-windows.ts';
import type { ServiceOf } from '../../../shared/schema/notation.ts';
import type { SetAside } from '../files/set-aside.ts';
import { orWriteFailure } from '../files/system-error.ts';
import type { PulledFiles } from '../pull/pulled-files.ts';
import { type Notices, noticeSetAside } from '../reporting/notices.ts';

export interface PulledDependencies {
  readonly pulled: Pick<PulledFiles, 'windows' | 'read' | 'giveUp'>;
  readonly setAside: SetAside;
  readonly notices: Notices;
  /** It is set aside. */
  readonly onPulledDamaged: (window: PulledWindow) => void;
}

type Handlers = ServiceOf<BridgeTypes, HostForDataOperations, CallContext>;

/** What the host answers to the data window of what was fetched of other services. */
export function pulledHandlers({
  pulled,
  setAside,
  notices,
  onPulledDamaged,
}: PulledDependencies): Pick<Handlers, 'pulls.windows' | 'pulls.read' | 'pulls.giveUp'> {
  return {
    'pulls.windows': () => [...pulled.windows()],
    'pulls.read': ({ targetId, windowId }) => pulled.read(targetId, windowId),
    async 'pulls.giveUp'({ targetId, windowId }) {
      const window = await orWriteFailure(pulled.giveUp(targetId, windowId));
      if (!window) return {};
      notices.add('pulled-damaged', noticeOf(window));
      await noticeSetAside(notices, setAside);
      onPulledDamaged(window);
      return {};
    },
  };
}

/** Days by the Norwegian clock. */
function noticeOf({ targetName, windowId, scope: { fromMs, toMs } }: PulledWindow): JsonObject {
  const [from = '', to = ''] = [fromMs, toMs].map((ms) => osloTimeText(ms).slice(0, 10));
  return { name: targetName, from, to, file: windowId };
}
