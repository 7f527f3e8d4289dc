import { ChevronDown, ChevronUp } from 'lucide-react';
import { useSpeech, useText } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { type DraftProblem, isAdvice } from './check-draft.ts';
import styles from './draft-editor.module.css';
import { placedProblemText } from './problem-text.ts';

interface ProblemListProps {
  readonly problems: readonly DraftProblem[];
  readonly onJump: (problem: DraftProblem) => void;
}

/** How much is wrong, and what: a press on it goes there. */
export function Problems({ problems, onJump }: ProblemListProps) {
  const text = useText();
  return (
    <div className={styles['problems']} role="status">
      <p>{text('observations.problems', { count: problems.length })}</p>
      <ProblemList problems={problems} onJump={onJump} />
    </div>
  );
}

/** What is wrong, one after the other. */
export function ProblemList({ problems, onJump }: ProblemListProps) {
  const speech = useSpeech();
  return (
    <ul className={styles['listed']}>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.kind}`} data-advice={isAdvice(problem) || undefined}>
          <Button size="small" tone="quiet" onPress={() => onJump(problem)}>
            {placedProblemText(problem, speech)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ProblemCountProps {
  readonly problems: readonly DraftProblem[];
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
}

/** How much is wrong, where there is no room to say what: a press lists it. */
export function ProblemCount({ problems: { length: count }, isListed, onList }: ProblemCountProps) {
  const text = useText();
  return (
    <div className={styles['counted']} role="status">
      {count === 0 ? (
        text('observations.problems', { count })
      ) : (
        <Button
          size="small"
          icon={isListed ? ChevronDown : ChevronUp}
          aria-expanded={isListed}
          onPress={() => onList(!isListed)}
        >
          {text('observations.problemCount', { count })}
        </Button>
      )}
    </div>
  );
}
