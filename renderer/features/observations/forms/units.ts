import type { FormField } from '../../../../shared/contracts/observation/layout/form-layout.ts';

/** From the unit of the data (m, kg) to what people measure in. */
const FACTORS = { cm: 100, mm: 1000, g: 1000 } as const;
/** More digits than anybody measures, fewer than a product of decimals has by chance. */
const DIGITS = 12;

/** What stands beside a number on the screen. */
export function shownUnit({ field, layout }: FormField): string | undefined {
  return layout.shownIn ?? field.facts.unit;
}

/** A number of the data as the screen shows it: 0.125 m as 12.5 cm. */
export function toShown({ layout }: FormField, value: number): number {
  return layout.shownIn ? clean(value * FACTORS[layout.shownIn]) : value;
}

/** A number of the screen as the data hold it. */
export function fromShown({ layout }: FormField, shown: number): number {
  return layout.shownIn ? clean(shown / FACTORS[layout.shownIn]) : shown;
}

function clean(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** A typed number: comma or point, any minus sign, blanks between thousands. Undefined where it is none. */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replaceAll(/\s/g, '')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(',', '.');
  const number = /^-?\d+(?:\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/**
 * The next multiple of the step of a number, up or down, in the unit of the data and within its limits; from nothing it is
 * the nearest limit. Undefined where the arrow keys do not change it.
 */
export function stepped(
  { field, layout }: FormField,
  value: number | undefined,
  direction: 'up' | 'down',
): number | undefined {
  const { step } = layout;
  if (step === undefined) return undefined;
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = field.facts;
  if (value === undefined) return direction === 'up' ? least : most;
  const next = direction === 'up' ? Math.floor(value / step + 1) * step : Math.ceil(value / step - 1) * step;
  return Math.min(most, Math.max(least, next));
}
