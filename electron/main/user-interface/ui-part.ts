// The user interface as the host has it: what it may ask, and what it is told.

import type { Log } from '../../../shared/ports/log.ts';
import type { Notices } from '../reporting/notices.ts';
import { type HostForUiDependencies, hostForUiHandlers } from './host-for-ui.ts';
import { createUserInterfaces, type UserInterfaces } from './user-interfaces.ts';
import { createWindowFiles } from './window-files.ts';

export interface UiPartOptions {
  readonly answers: HostForUiDependencies;
  readonly notices: Notices;
  readonly log: Log;
}

export function createUiPart({ answers, notices, log }: UiPartOptions): UserInterfaces {
  const { settings, requests } = answers;
  const logFailure = (error: unknown) => log.error('A call of the user interface failed', error);
  const uis = createUserInterfaces(() => {
    const files = createWindowFiles(answers.imports, answers.importJobs, logFailure);
    const handlers = hostForUiHandlers(answers, files, (copied) => uis.emit('importFiles.copied', copied));
    return { handlers, leave: files.leave };
  }, logFailure);
  settings.onChanged((changed) => uis.emit('settings.changed', { settings: changed }));
  answers.targets.onChanged(() => uis.emit('targets.changed', {}));
  answers.caches.onChanged(() => uis.emit('caches.changed', {}));
  notices.onChanged((list) => uis.emit('app.notices', { notices: list }));
  // Batches are made only while somebody is there to read them.
  let stop: (() => void) | undefined;
  uis.onPresence((isAnyone) => {
    if (isAnyone) stop ??= requests.listen((batch) => uis.emit('requests.logged', { requests: batch }));
    else {
      stop?.();
      stop = undefined;
    }
  });
  return uis;
}
