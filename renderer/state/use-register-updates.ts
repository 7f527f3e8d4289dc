import { useMemo } from 'react';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { failureNotice } from '../i18n/describe-error.ts';
import type { TextKey } from '../i18n/texts.ts';
import { hasUpstream, upstreamAddress } from './upstream.ts';
import { useJobs, useNoticeActions, useSettings } from './use-stores.ts';

export interface RegisterUpdates {
  /** Why a register cannot be fetched now; undefined = it can. */
  disabledReason(register: RegisterId): TextKey | undefined;
  /** Starts the job. Nothing is contacted before this. */
  start(register: RegisterId): void;
}

/** "Update from source", wherever it is offered. */
export function useRegisterUpdates(): RegisterUpdates {
  const bridge = useBridge();
  const notices = useNoticeActions();
  const settings = useSettings((state) => state);
  const jobs = useJobs((state) => state.jobs);
  return useMemo(
    () => ({
      disabledReason(register) {
        if (!hasUpstream(register)) return 'frame.update.noSource';
        if (!upstreamAddress(settings, register)) return 'frame.update.noAddress';
        const isRunning = jobs.some(
          (job) => job.kind === 'update' && job.subject === register && job.state === 'running',
        );
        return isRunning ? 'frame.update.running' : undefined;
      },
      start(register) {
        bridge.host['upstream.update']({ register }).catch((error: unknown) => {
          notices.show(failureNotice(error));
        });
      },
    }),
    [bridge, notices, settings, jobs],
  );
}
