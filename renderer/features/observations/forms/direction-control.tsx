import type { Json } from '../../../../shared/base/json.ts';
import { useText } from '../../../i18n/text.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DIRECTIONS, directionOf, expositionText, octantsOf } from './directions.ts';

interface DirectionControlProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

function useOptions() {
  const text = useText();
  return DIRECTIONS.map((id) => {
    const label = text(`observations.direction.${id}`);
    return { id, label, spokenLabel: `${label}, ${text(`observations.direction.${id}.spoken`)}` };
  });
}

/** One of eight directions, as degrees from north. */
export function DirectionControl({ value, onChange, ...texts }: DirectionControlProps) {
  const options = useOptions();
  const chosen = typeof value === 'number' ? directionOf(value) : undefined;
  return (
    <ChoiceChips
      {...texts}
      mode="single"
      arrangement="compass"
      options={options}
      value={chosen ? [chosen] : []}
      onChange={([id]) => onChange(id === undefined ? undefined : DIRECTIONS.indexOf(id) * 45)}
    />
  );
}

/** Any of eight directions, as the service writes them: eight characters from north, clockwise. */
export function ExpositionControl({ value, onChange, ...texts }: DirectionControlProps) {
  const options = useOptions();
  return (
    <ChoiceChips
      {...texts}
      mode="multiple"
      arrangement="compass"
      options={options}
      value={typeof value === 'string' ? octantsOf(value) : []}
      onChange={(ids) => onChange(ids.length === 0 ? undefined : expositionText(ids))}
    />
  );
}
