import type { Json } from '../../../../shared/base/json.ts';
import type { FormField } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { offeredElements } from '../../../../shared/contracts/observation/lookups/offered-elements.ts';
import { useLanguage, useText } from '../../../i18n/text.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Select } from '../../../ui/select.tsx';

interface LookupControlProps {
  readonly formField: FormField;
  readonly hazardId: number;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** More than these take too much room as buttons. */
const MAX_CHIPS = 12;
const NOTHING = '';

/** An element of a lookup table, or a sum of several: buttons where they are few, else a list that opens. */
export function LookupControl({ formField, hazardId, value, onChange, ...texts }: LookupControlProps) {
  const text = useText();
  const language = useLanguage();
  const options = offeredElements(formField, hazardId).map(([id, nb, en]) => ({
    id: String(id),
    label: language === 'nb' ? nb : en,
  }));
  const number = typeof value === 'number' ? value : undefined;
  if (formField.field.facts.isFlags) {
    const chosen = options.filter(({ id }) => ((number ?? 0) & Number(id)) !== 0).map(({ id }) => id);
    const sum = (ids: readonly string[]) => ids.reduce((total, id) => total + Number(id), 0);
    return (
      <ChoiceChips
        {...texts}
        mode="multiple"
        options={options}
        value={chosen}
        onChange={(ids) => onChange(sum(ids) || undefined)}
      />
    );
  }
  if (options.length <= MAX_CHIPS) {
    return (
      <ChoiceChips
        {...texts}
        mode="single"
        options={options}
        value={number === undefined ? [] : [String(number)]}
        onChange={([id]) => onChange(id === undefined ? undefined : Number(id))}
      />
    );
  }
  return (
    <Select
      {...texts}
      options={[{ id: NOTHING, label: text('observations.notGiven') }, ...options]}
      value={number === undefined ? NOTHING : String(number)}
      onChange={(id) => onChange(id === NOTHING ? undefined : Number(id))}
    />
  );
}
