import { useCallback, useEffect } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Text } from '../../i18n/create-text.ts';
import { createDataText } from '../../i18n/data-text.ts';
import { describeChanges } from '../../i18n/describe-changes.ts';
import { failureNotice } from '../../i18n/describe-error.ts';
import { jobFailure, jobOutcome, jobTitle, layersMade } from '../../jobs/job-text.ts';
import { useStores } from '../../state/stores.tsx';
import { useNoticeActions, usePlaceActions, useWantedLayerActions } from '../../state/use-stores.ts';
import { useUndo } from '../../state/use-undo.ts';

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

/** Tells what was made of a file; layers can be shown on the map. */
function useOutcomeNotice(): (outcome: BridgeType<'ImportOutcome'>) => void {
  const { show } = useNoticeActions();
  const { go } = usePlaceActions();
  const wanted = useWantedLayerActions();
  const undo = useUndo();
  return useCallback(
    ({ rows, layers, change }) => {
      const back = change === undefined ? undefined : undo(change);
      if (rows) {
        const sentence = (text: Text) =>
          text('frame.import.taken', {
            what: createDataText(text).register(rows.register),
            rows: rows.rows,
            changes: describeChanges(rows.changes, text),
          });
        show({ tone: 'good', sentence, ...(back && { action: back }) });
      }
      if (layers.length === 0) return;
      show({
        tone: 'good',
        sentence: (text) => layersMade(layers, text),
        ...(back && { undo: back }),
        action: {
          label: (text) => text('mapLayers.show'),
          run: () => {
            wanted.show(layers.map(({ layerId }) => layerId));
            go('map');
          },
        },
      });
    },
    [show, go, wanted, undo],
  );
}
