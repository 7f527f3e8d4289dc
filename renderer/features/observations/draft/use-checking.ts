import { useState } from 'react';
import type { Json } from '../../../../shared/base/json.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { checkDraft, type DraftProblem, isAdvice } from './check-draft.ts';
import { problemText } from './problem-text.ts';
import { isUnchanged, refusedProblems } from './refused-problems.ts';
import type { EditedDraft } from './use-draft.ts';

export interface Checking {
  /** Checked once somebody asked for it, and with every change from then on. */
  readonly problems: readonly DraftProblem[] | undefined;
  readonly faults: ReadonlyMap<string, string>;
  /** Those of the faults that need not be mended. */
  readonly advised: ReadonlySet<string>;
  readonly check: () => readonly DraftProblem[];
}

/** `refused`: what a service refused of it before, sentences by path. It is told at once, and until it is another. */
export function useChecking({ content }: EditedDraft, refused: Json): Checking {
  const speech = useSpeech();
  const [opened] = useState(content);
  const stillRefused = refusedProblems(refused, opened).filter((each) => isUnchanged(each, opened, content));
  const [isAsked, setAsked] = useState(stillRefused.length > 0);
  const check = () => [...stillRefused, ...checkDraft(content)];
  const problems = isAsked ? check() : undefined;
  return {
    problems,
    faults: new Map((problems ?? []).map((problem) => [problem.path, problemText(problem, speech)] as const)),
    advised: new Set((problems ?? []).filter(isAdvice).map(({ path }) => path)),
    check() {
      setAsked(true);
      return check();
    },
  };
}
