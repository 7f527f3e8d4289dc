import { CircleAlert, HardDriveDownload, ListChecks, Save, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useIsSmall } from '../../../ui/use-is-small.ts';
import type { DraftProblem } from './check-draft.ts';
import styles from './draft-editor.module.css';
import { ProblemCount, ProblemList, Problems } from './draft-problems.tsx';
import { TargetField, useChosenTarget } from './target-field.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import type { Checking } from './use-checking.ts';
import type { EditedDraft } from './use-draft.ts';
import { useRemoveDraft } from './use-remove-draft.ts';
import { useSaving } from './use-saving.ts';

interface DraftFootProps {
  readonly draftId: string;
  readonly draft: EditedDraft;
  readonly checking: Checking;
  readonly onJump: (problem: DraftProblem) => void;
}

/** What is kept, what is wrong, and the act that finishes the observation. */
export function DraftFoot({ draftId, draft, checking, onJump }: DraftFootProps) {
  const isSmall = useIsSmall();
  const [isListed, setListed] = useState(false);
  const { problems } = checking;
  // The list is put away: it lies over the field that is gone to.
  const goTo = (problem: DraftProblem) => {
    setListed(false);
    onJump(problem);
  };
  const isCounted = isSmall && problems !== undefined;
  return (
    <footer className={styles['foot']}>
      {problems && !isSmall && <Problems problems={problems} onJump={goTo} />}
      {isCounted && isListed && <ProblemList problems={problems} onJump={goTo} />}
      <div className={styles['acts']}>
        {isCounted && <ProblemCount problems={problems} isListed={isListed} onList={setListed} />}
        {/* The list of drafts says when it was kept; that it was not is said everywhere. */}
        {(!isCounted || draft.failure !== undefined) && <Kept draft={draft} />}
        <Acts draftId={draftId} draft={draft} checking={checking} onJump={goTo} />
      </div>
    </footer>
  );
}

function Acts({ draftId, draft, checking, onJump }: DraftFootProps) {
  const { text } = useSpeech();
  const removeDraft = useRemoveDraft();
  const targetId = useChosenTarget();
  const saving = useSaving({ draftId, draft, checking, onJump, targetId });
  const jumpToFirst = () => {
    const [first] = checking.check();
    if (first) onJump(first);
  };
  return (
    <>
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
          isWorking={saving.isRunning}
          onPress={() => void saving.save()}
        >
          {text(saveLabel(targetId, saving.isAskedFor))}
        </Button>
      </div>
    </>
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
