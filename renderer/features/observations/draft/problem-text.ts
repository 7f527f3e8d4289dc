import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import { toShown } from '../forms/units.ts';
import { nameIn } from '../forms/use-field-texts.ts';
import type { DraftProblem } from './check-draft.ts';

interface Speech {
  readonly language: Language;
  readonly text: Text;
  readonly formats: Formats;
}

/** What is wrong, as it stands at the field. */
export function problemText({ kind, field, sentence }: DraftProblem, { text, formats }: Speech): string {
  if (kind === 'refused') return text('observations.problem.refused', { sentence: sentence ?? '' });
  const { least, most, maxLength } = field?.field.facts ?? {};
  const shown = (value: number | undefined) =>
    value === undefined || !field ? '' : formats.number(toShown(field, value));
  return text(`observations.problem.${kind}`, {
    least: shown(least),
    most: shown(most),
    maxLength: maxLength === undefined ? '' : formats.number(maxLength),
  });
}

/** The same with the names of form and field before it, for a list of all. */
export function placedProblemText(problem: DraftProblem, speech: Speech): string {
  const { form, field } = problem;
  const names = [form, field?.names].flatMap((each) => (each ? [nameIn(speech.language, each)] : []));
  const what = problemText(problem, speech);
  // A name may ask, as *When was it?* does; a colon needs no question mark.
  return names.length === 0 ? what : `${names.join(', ').replace(/\?$/, '')}: ${what}`;
}
