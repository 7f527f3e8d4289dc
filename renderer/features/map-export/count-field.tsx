import { NumberField } from '../../ui/number-field.tsx';

export interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly decimals?: number;
  readonly description?: string;
}

/** A number that is always there: an empty field keeps the one before. */
export function CountField({
  label,
  value,
  onChange,
  least,
  most,
  step,
  decimals = 0,
  description,
}: CountFieldProps) {
  return (
    <NumberField
      label={label}
      description={description}
      value={value}
      minValue={least}
      maxValue={most}
      {...(step === undefined ? {} : { step })}
      formatOptions={{ maximumFractionDigits: decimals }}
      onChange={(next) => {
        if (next !== undefined && next !== value) onChange(next);
      }}
    />
  );
}
