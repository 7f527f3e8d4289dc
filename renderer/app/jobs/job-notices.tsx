import { useEffect } from 'react';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useStores } from '../../state/stores.tsx';
import { useUndo } from '../../state/use-undo.ts';
import { jobFailure, jobOutcome, jobTitle } from './job-text.ts';
import { useOutcomeNotice } from './use-outcome-notice.ts';

/** Tells what a job did when it ends, wherever the user is by then. */
export function JobNotices() {
  const { jobs, notices } = useStores();
  const tellOutcome = useOutcomeNotice();
  const undo = useUndo();
  useEffect(
    () =>
      jobs.onEnded((job) => {
        if (job.kind === 'import' && job.outcome) {
          tellOutcome(job.outcome);
          return;
        }
        // The dialog that started an import says why it failed; one that was left before it stored did nothing.
        if (job.kind === 'import' && (job.state === 'failed' || job.stage !== 'storing')) return;
        if (job.state === 'failed') {
          notices.actions.show(failureNotice(jobFailure(job)));
          return;
        }
        notices.actions.show({
          tone: job.state === 'done' ? 'good' : 'info',
          sentence: (text) =>
            text('frame.job.ended', { what: jobTitle(job, text), outcome: jobOutcome(job, text) }),
          ...(job.outcome?.change !== undefined && { action: undo(job.outcome.change) }),
        });
      }),
    [jobs, notices, tellOutcome, undo],
  );
  return null;
}
