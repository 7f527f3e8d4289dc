// The data window as the host has it: supervised, answered, asked.

import { createLink } from '../../../shared/bridge/link.ts';
import {
  type DataEvents,
  type DataOperations,
  dataEvents,
  dataOperations,
} from '../../../shared/contracts/bridge/data-api.ts';
import {
  type HostForDataOperations,
  hostForDataOperations,
} from '../../../shared/contracts/bridge/host-api.ts';
import type { Log } from '../../../shared/ports/log.ts';
import type { OperationTable } from '../../../shared/schema/notation.ts';
import type { Notices } from '../reporting/notices.ts';
import type { Shell } from '../shells/shell.ts';
import { createDataSupervisor, type DataSupervisor } from './data-supervisor.ts';
import { type HostForDataParts, hostForDataHandlers } from './host-for-data.ts';

export interface DataPartOptions {
  readonly shell: Pick<Shell, 'openDataWindow'>;
  readonly answers: Omit<HostForDataParts, 'notices'>;
  readonly notices: Notices;
  readonly onAway: (isAway: boolean) => void;
  readonly log: Log;
  readonly beatMs?: number;
}

const nothing = {} as const satisfies OperationTable;

export function createDataPart({
  shell,
  answers,
  notices,
  onAway,
  log,
  ...pulse
}: DataPartOptions): DataSupervisor {
  const handlers = hostForDataHandlers({ ...answers, notices });
  return createDataSupervisor({
    openWindow: () => shell.openDataWindow(),
    connect: (channel) =>
      createLink<HostForDataOperations, typeof nothing, DataOperations, DataEvents>({
        channel,
        party: 'data window',
        local: hostForDataOperations,
        handlers,
        remote: dataOperations,
        remoteEvents: dataEvents,
        // A drawing has a deadline of its own, and ends when its client goes away.
        // A large file takes as long as it takes, also when registers are rebuilt from it before the first answer; who
        // waits can stop it, and a window that hangs is noticed by its pulse.
        unlimited: ['http.handle', 'registers.status', 'imports.preview', 'imports.apply'],
        log: (error) => log.error('A call of the data window failed', error),
      }),
    onAway(isAway) {
      if (isAway) notices.add('data-window-restarted');
      onAway(isAway);
    },
    log,
    ...pulse,
  });
}
