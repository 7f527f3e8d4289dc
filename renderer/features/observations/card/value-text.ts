// What a member says, in words.

import type { Json } from '../../../../shared/base/json.ts';
import { tableOf } from '../../../../shared/contracts/observation/hazards.ts';
import type { FormField } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { offeredElements } from '../../../../shared/contracts/observation/lookups/offered-elements.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import { directionOf, octantsOf } from '../forms/directions.ts';
import { localOf } from '../forms/local-time.ts';
import { shownUnit, toShown } from '../forms/units.ts';
import { withUnit } from '../forms/use-field-texts.ts';
import { clockText } from '../list/clock-text.ts';

export interface CardSpeech {
  readonly language: Language;
  readonly text: Text;
  readonly formats: Formats;
}

/** Undefined where nothing was given. */
export function valueText(
  each: FormField,
  value: Json | undefined,
  hazardId: number,
  { language, text, formats }: CardSpeech,
): string | undefined {
  const { field, layout } = each;
  const { lookup, isFlags, format } = field.facts;
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return text(value ? 'observations.yes' : 'observations.no');
  if (typeof value === 'string') {
    return format === 'exposition' ? directionNames(octantsOf(value), text) || undefined : value;
  }
  if (typeof value !== 'number') return undefined;
  if (field.typeName === 'dateTime') return clockText(localOf(value), language);
  if (layout.isDirection)
    return directionNames(
      [directionOf(value)].filter((one) => one !== undefined),
      text,
    );
  if (!lookup) return withUnit(formats.number(toShown(each, value)), shownUnit(each), text);
  const elements = offeredElements(each, hazardId);
  const chosen = elements.filter(([id]) => (isFlags ? (value & id) !== 0 : id === value));
  const names = chosen.map(([, nb, en]) => (language === 'nb' ? nb : en)).join(', ');
  return names || nameOf(tableOf(lookup, hazardId), value, language === 'nb' ? 1 : 2) || String(value);
}

function directionNames(directions: readonly ReturnType<typeof directionOf>[], text: Text): string {
  return directions
    .flatMap((direction) => (direction ? text(`observations.direction.${direction}`) : []))
    .join(', ');
}
