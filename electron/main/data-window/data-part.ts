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
import type { ImportJobs } from '../jobs/import-jobs.ts';
import type { Notices } from '../reporting/notices.ts';
import type { Shell } from '../shells/shell.ts';
import { createDataSupervisor } from './data-supervisor.ts';
import { type HostForDataDependencies, hostForDataHandlers } from './host-for-data.ts';
import { type PatientData, startPatiently } from './patient-start.ts';

export interface DataPartOptions {
  readonly shell: Pick<Shell, 'openDataWindow'>;
  readonly answers: Omit<HostForDataDependencies, 'notices' | 'onStoreDamaged'>;
  readonly notices: Notices;
  readonly onAway: (isAway: boolean) => void;
  readonly onRegisterChanged: () => void;
  readonly importJobs: Pick<ImportJobs, 'hear' | 'leave' | 'loseDrafts'>;
  readonly log: Log;
  readonly beatMs?: number;
}

const nothing = {} as const satisfies OperationTable;

export function createDataPart({
  shell,
  answers,
  notices,
  onAway,
  onRegisterChanged,
  importJobs,
  log,
  ...heartbeat
}: DataPartOptions): PatientData {
  const handlers = hostForDataHandlers({
    ...answers,
    notices,
    onStoreDamaged(reason) {
      log.error(`The database is made anew: ${reason}`);
      supervisor.renew();
    },
  });
  const supervisor = createDataSupervisor({
    async openWindow(isAnew) {
      const window = await shell.openDataWindow(isAnew);
      if (isAnew) notices.add('database-renewed');
      return window;
    },
    connect(channel) {
      const link = createLink<HostForDataOperations, typeof nothing, DataOperations, DataEvents>({
        channel,
        party: 'data window',
        local: hostForDataOperations,
        handlers,
        remote: dataOperations,
        remoteEvents: dataEvents,
        log: (error) => log.error('A call of the data window failed', error),
      });
      link.on('imports.progress', ({ progress }) => importJobs.hear(progress));
      link.on('registers.changed', onRegisterChanged);
      link.on('imports.replaced', ({ fileId }) => importJobs.leave(fileId));
      return link;
    },
    onAway(isAway) {
      if (isAway) {
        notices.add('data-window-restarted');
        importJobs.loseDrafts();
      }
      onAway(isAway);
    },
    log,
    ...heartbeat,
  });
  return startPatiently(supervisor);
}
