import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import { toShown } from '../forms/units.ts';
import { nameIn, nameInSentence } from '../forms/use-field-texts.ts';
import type { DraftProblem } from './check-draft.ts';
import { rowsOnTheWay } from './path-rows.ts';

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

/** The same with the names of form, rows and field before it, for a list of all. */
export function placedProblemText(problem: DraftProblem, speech: Speech): string {
  const { form, field, path } = problem;
  const what = problemText(problem, speech);
  if (!form) return what;
  const rows = rowsOnTheWay(path).map(({ names, number }) =>
    speech.text('observations.row.of', { what: nameIn(speech.language, names ?? form), number }),
  );
  // A row of the form says its name.
  const names =
    path.startsWith(`${problem.section}[`) && rows.length > 0
      ? rows
      : [nameIn(speech.language, form), ...rows];
  const ownName = field && nameIn(speech.language, field.names);
  // A field that is called as what it stands in says its name once.
  const asked = field && ownName !== names.at(-1) ? [nameInSentence(speech.language, field.names)] : [];
  return `${[...names, ...asked].join(', ')}: ${what}`;
}
