import type { FormField } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import type { Names } from '../../../../shared/contracts/observation/layout/layout-notation.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import type { Language, TextKey } from '../../../i18n/texts.ts';
import { useFieldHelpShown } from './field-help.tsx';
import { shownUnit, toShown } from './units.ts';

/** The name in the language of the app. */
export function nameIn(language: Language, [nb, en]: Names | readonly [string, string]): string {
  return language === 'nb' ? nb : en;
}

/** The same amid others, where a name that asks, as *When was it?* does, asks nothing. */
export function nameInSentence(language: Language, names: Names | readonly [string, string]): string {
  return nameIn(language, names).replace(/\?$/, '');
}

/** Units that the languages write differently. */
const UNIT_KEYS: { readonly [unit: string]: TextKey } = {
  'm a.s.l.': 'observations.unit.metresAboveSea',
  taps: 'observations.unit.taps',
};

/** A unit as people write it: `m a.s.l.` of the contract is `moh.` in Norwegian. */
function unitText(unit: string, text: Text): string {
  const key = UNIT_KEYS[unit];
  return key ? text(key) : unit;
}

/** A number with its unit: `12,5 cm`, and `45°` of an angle, whose sign stands at its number. */
export function withUnit(number: string, unit: string | undefined, text: Text): string {
  if (unit === undefined) return number;
  return unit === '°' ? `${number}°` : `${number} ${unitText(unit, text)}`;
}

/** `0–2 000 cm`; undefined where nothing limits. */
function limitsText(each: FormField, text: Text, formats: Formats): string | undefined {
  const { least, most: last } = each.field.facts;
  if (least === undefined || last === undefined) return undefined;
  const shown = (value: number) => formats.number(toShown(each, value));
  const most = withUnit(shown(last), shownUnit(each), text);
  // The sentence ends where a unit such as `moh.` does.
  return text('observations.field.limits', { least: shown(least), most: most.replace(/\.$/, '') });
}

/** What stands around a control: its name with unit and need, what to heed, and what is meant where a person asks. */
export function useFieldTexts() {
  const { language, text, formats } = useSpeech();
  const isHelpShown = useFieldHelpShown();
  return (each: FormField) => {
    const { need, note } = each.layout;
    const unit = shownUnit(each);
    const hasUnit = unit !== undefined && !each.layout.isDirection;
    const name = nameIn(language, each.names);
    const named = hasUnit ? `${name} (${unitText(unit, text)})` : name;
    const told = [note, isHelpShown ? each.help : undefined].map((names) => names && nameIn(language, names));
    const limits = each.layout.isDirection ? undefined : limitsText(each, text, formats);
    return {
      label: need ? `${named} · ${text(`observations.need.${need}`)}` : named,
      description: [...told, limits].filter((part) => part !== undefined).join(' ') || undefined,
    };
  };
}
