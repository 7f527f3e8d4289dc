import { useState } from 'react';
import { useSpeech } from '../../../i18n/text.tsx';
import { checkDraft, type DraftProblem } from './check-draft.ts';
import { problemText } from './problem-text.ts';
import type { EditedDraft } from './use-draft.ts';

export interface Checking {
  /** Checked once somebody asked for it, and with every change from then on. */
  readonly problems: readonly DraftProblem[] | undefined;
  readonly faults: ReadonlyMap<string, string>;
  readonly check: () => readonly DraftProblem[];
}

export function useChecking({ content }: EditedDraft): Checking {
  const speech = useSpeech();
  const [isAsked, setAsked] = useState(false);
  const problems = isAsked ? checkDraft(content) : undefined;
  return {
    problems,
    faults: new Map((problems ?? []).map((problem) => [problem.path, problemText(problem, speech)])),
    check() {
      setAsked(true);
      return checkDraft(content);
    },
  };
}
