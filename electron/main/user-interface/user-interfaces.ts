// The windows that are connected: all of them hear what happens.

import type { Channel } from '../../../shared/bridge/channel.ts';
import { createLink, type Link } from '../../../shared/bridge/link.ts';
import {
  type HostEvents,
  type HostForUiOperations,
  hostForUiOperations,
} from '../../../shared/contracts/bridge/host-api.ts';
import type { BridgeTypes } from '../../../shared/contracts/bridge/types.ts';
import type { InputOf, OperationTable } from '../../../shared/schema/notation.ts';
import type { HostForUi } from './host-for-ui.ts';

export interface UserInterfaces {
  join(channel: Channel): void;
  emit<Name extends keyof HostEvents & string>(
    name: Name,
    input: InputOf<BridgeTypes, HostEvents[Name]>,
  ): void;
  /** Hears whether anybody is connected at all. */
  onPresence(listener: (isAnyone: boolean) => void): void;
  close(): void;
}

const nothing = {} as const satisfies OperationTable;

type UiLink = Link<HostEvents, typeof nothing, typeof nothing>;

/** What answers one window, until it is gone. */
export interface WindowAnswers {
  readonly handlers: HostForUi;
  leave(): void;
}

export function createUserInterfaces(
  answerWindow: () => WindowAnswers,
  log: (error: unknown) => void,
): UserInterfaces {
  const links = new Set<UiLink>();
  const presenceListeners: ((isAnyone: boolean) => void)[] = [];

  function tellPresence(): void {
    for (const listener of presenceListeners) listener(links.size > 0);
  }

  return {
    join(channel) {
      const { handlers, leave } = answerWindow();
      const link: UiLink = createLink<HostForUiOperations, HostEvents, typeof nothing, typeof nothing>({
        channel,
        party: 'user interface',
        local: hostForUiOperations,
        handlers,
        remote: nothing,
        remoteEvents: nothing,
        log,
      });
      links.add(link);
      link.onClose(() => {
        links.delete(link);
        leave();
        tellPresence();
      });
      tellPresence();
    },
    emit(name, input) {
      for (const link of links) link.emit(name, input);
    },
    onPresence: (listener) => void presenceListeners.push(listener),
    close() {
      for (const link of links) link.close();
    },
  };
}
