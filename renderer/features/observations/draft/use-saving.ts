import { useState } from 'react';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { failureDetail } from '../../../i18n/describe-error.ts';
import { useNoticeActions, useObservationsActions } from '../../../state/use-stores.ts';
import { type DraftProblem, isBlocking } from './check-draft.ts';
import type { Checking } from './use-checking.ts';
import type { EditedDraft } from './use-draft.ts';

interface SavingProps {
  readonly draftId: string;
  readonly draft: EditedDraft;
  readonly checking: Checking;
  readonly onJump: (problem: DraftProblem) => void;
  /** Undefined for the service of this Varde. */
  readonly targetId: string | undefined;
}

/** What must be there is asked for until it is; what should be there, once. */
export function useSaving({ draftId, draft, checking, onJump, targetId }: SavingProps) {
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const { open } = useObservationsActions();
  const [isRunning, setRunning] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);

  async function save(): Promise<void> {
    const problems = checking.check();
    const blocking = problems.find(isBlocking);
    if (blocking || (problems.length > 0 && !isAskedFor)) {
      setAskedFor(!blocking);
      const [first] = problems;
      const target = blocking ?? first;
      if (target) onJump(target);
      return;
    }
    setRunning(true);
    try {
      await draft.flush();
      if (targetId !== undefined) {
        await host['outbox.send']({ draftId, targetId });
        open({ kind: 'delivery', draftId });
        show({ tone: 'good', sentence: (text) => text('delivery.queued') });
        return;
      }
      const { regId } = await host['drafts.save']({ draftId });
      if (regId !== undefined) open({ kind: 'registration', key: String(regId) });
      show({
        tone: regId === undefined ? 'warn' : 'good',
        sentence: (text) => text(regId === undefined ? 'observations.savedWaiting' : 'observations.saved'),
      });
    } catch (error) {
      show({
        tone: 'error',
        sentence: (text) => text('observations.saveFailed'),
        detail: failureDetail(error),
      });
    } finally {
      setRunning(false);
    }
  }

  return { save, isRunning, isAskedFor };
}
