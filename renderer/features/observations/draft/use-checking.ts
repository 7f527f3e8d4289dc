import { useState } from 'react';
import { isJsonObject, type Json } from '../../../../shared/base/json.ts';
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

/** `refused`: what a service refused of it before, sentences by path. */
export function useChecking({ content }: EditedDraft, refused: Json): Checking {
  const speech = useSpeech();
  const [isAsked, setAsked] = useState(false);
  const problems = isAsked ? checkDraft(content) : undefined;
  return {
    problems,
    faults: new Map([
      ...refusedFields(refused),
      ...(problems ?? []).map((problem) => [problem.path, problemText(problem, speech)] as const),
    ]),
    check() {
      setAsked(true);
      return checkDraft(content);
    },
  };
}

/** Services put the name of the parameter before the path: `registration.DangerObs[0].DangerSignTID`. */
function refusedFields(refused: Json): (readonly [path: string, sentence: string])[] {
  if (!isJsonObject(refused)) return [];
  return Object.entries(refused).map(([path, sentences]) => [
    path.replace(/^registration\./i, ''),
    Array.isArray(sentences) ? sentences.join(' ') : String(sentences),
  ]);
}
