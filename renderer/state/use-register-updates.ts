import { useMemo } from 'react';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { failureNotice } from '../i18n/describe-error.ts';
import type { TextKey } from '../i18n/texts.ts';
import { hasUpstream, upstreamAddress, upstreamSetting } from './upstream.ts';
import { useJobs, useNoticeActions, usePlaceActions, useSettings } from './use-stores.ts';

export interface RegisterUpdates {
  /** Why a register cannot be fetched now; undefined = it can. */
  disabledReason(register: RegisterId): TextKey | undefined;
  /** No address of its source is set: starting leads to the setting. */
  lacksAddress(register: RegisterId): boolean;
  /** Starts the job. Nothing is contacted before this. */
  start(register: RegisterId): void;
}

/** "Update from source", wherever it is offered. */
export function useRegisterUpdates(): RegisterUpdates {
  const bridge = useBridge();
  const notices = useNoticeActions();
  const { go } = usePlaceActions();
  const settings = useSettings((state) => state);
  const jobs = useJobs((state) => state.jobs);
  return useMemo(
    () => ({
      disabledReason(register) {
        if (!hasUpstream(register)) return 'frame.update.noSource';
        const isRunning = jobs.some(
          (job) => job.kind === 'update' && job.subject === register && job.state === 'running',
        );
        return isRunning ? 'frame.update.running' : undefined;
      },
      lacksAddress: (register) => !upstreamAddress(settings, register),
      start(register) {
        if (!upstreamAddress(settings, register)) {
          go('settings', upstreamSetting(register));
          return;
        }
        bridge.host['upstream.update']({ register }).catch((error: unknown) => {
          notices.show(failureNotice(error));
        });
      },
    }),
    [bridge, notices, settings, jobs, go],
  );
}
