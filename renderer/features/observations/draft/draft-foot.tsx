import { CircleAlert, HardDriveDownload, ListChecks, Save, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError, failureDetail } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { useNoticeActions, useObservationsActions } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type DraftProblem, isAdvice, isBlocking } from './check-draft.ts';
import styles from './draft-editor.module.css';
import { placedProblemText } from './problem-text.ts';
import { TargetField, useChosenTarget } from './target-field.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import type { Checking } from './use-checking.ts';
import type { EditedDraft } from './use-draft.ts';
import { useRemoveDraft } from './use-remove-draft.ts';

interface DraftFootProps {
  readonly draftId: string;
  readonly draft: EditedDraft;
  readonly checking: Checking;
  readonly onJump: (problem: DraftProblem) => void;
}

/** What is kept, what is wrong, and the act that finishes the observation. */
export function DraftFoot({ draftId, draft, checking, onJump }: DraftFootProps) {
  const { text } = useSpeech();
  const removeDraft = useRemoveDraft();
  const targetId = useChosenTarget();
  const saving = useSaving({ draftId, draft, checking, onJump, targetId });
  const jumpToFirst = () => {
    const [first] = checking.check();
    if (first) onJump(first);
  };
  return (
    <footer className={styles['foot']}>
      <Problems checking={checking} onJump={onJump} />
      <div className={styles['acts']}>
        <Kept draft={draft} />
        <UndoButtons {...draft} />
        <Button tone="quiet" icon={Trash2} onPress={() => void removeDraft(draftId)}>
          {text('observations.discard')}
        </Button>
        <div className={styles['last']}>
          <Button icon={ListChecks} onPress={jumpToFirst}>
            {text('observations.check')}
          </Button>
          <TargetField />
          <Button
            tone="act"
            icon={targetId === undefined ? Save : Send}
            isDisabled={saving.isRunning}
            onPress={() => void saving.save()}
          >
            {text(saveLabel(targetId, saving.isAskedFor))}
          </Button>
        </div>
      </div>
    </footer>
  );
}

function saveLabel(targetId: string | undefined, isAskedFor: boolean) {
  if (targetId === undefined) return isAskedFor ? 'observations.saveAnyway' : 'observations.save';
  return isAskedFor ? 'delivery.sendAnyway' : 'delivery.send';
}

/** A draft is kept while it is written; a disk that takes nothing is said at once. */
function Kept({ draft: { keptAtMs, failure } }: { draft: EditedDraft }) {
  const { text, formats } = useSpeech();
  return failure === undefined ? (
    <p className={styles['kept']}>
      <Icon of={HardDriveDownload} size="small" />
      {text('observations.kept', { time: formats.time(keptAtMs) })}
    </p>
  ) : (
    <p className={styles['unkept']} role="alert">
      <Icon of={CircleAlert} size="small" />
      {text('observations.notKept', {
        reason: describeError(failure, text).sentence,
        time: formats.time(keptAtMs),
      })}
    </p>
  );
}

function Problems({ checking: { problems }, onJump }: Pick<DraftFootProps, 'checking' | 'onJump'>) {
  const speech = useSpeech();
  if (!problems) return null;
  const { text } = speech;
  return (
    <div className={styles['problems']} role="status">
      <p>{text('observations.problems', { count: problems.length })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.kind}`} data-advice={isAdvice(problem) || undefined}>
            <Button size="small" tone="quiet" onPress={() => onJump(problem)}>
              {placedProblemText(problem, speech)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What must be there is asked for until it is; what should be there, once. */
function useSaving({
  draftId,
  draft,
  checking,
  onJump,
  targetId,
}: DraftFootProps & { readonly targetId: string | undefined }) {
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
