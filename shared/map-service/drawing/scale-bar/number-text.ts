import type { MapType } from '../../../contracts/map/types.ts';

type NumericFormat = MapType<'NumericFormat'>;

/** More digits a double does not have. */
const MAX_DIGITS = 15;
const DEFAULT_DECIMALS = 6;
/** Wider texts than any picture has room for are not made. */
const MAX_WIDTH = 100;

/**
 * A number as a scale bar shows it: decimal point, thousands by comma where that is asked for. Without a format, up to six
 * decimals and no zeros at their end.
 */
export function numberText(value: number, format: NumericFormat = {}): string {
  const digits = roundedDigits(value, format);
  const [whole = '', decimals] = digits.split('.');
  const grouped = format.UseSeparator ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const sign = value < 0 ? '-' : format.ShowPlus && value > 0 ? '+' : '';
  const text = `${sign}${grouped}${decimals === undefined ? '' : `.${decimals}`}`;
  const width = Math.min(MAX_WIDTH, Math.max(0, format.AlignmentWidth ?? 0));
  return format.AlignmentOption === 'geoAlignLeft' ? text.padEnd(width) : text.padStart(width);
}

/** Without sign. Zeros at the end of the decimals stay only where they are asked for. */
function roundedDigits(value: number, format: NumericFormat): string {
  const { RoundingOption, RoundingValue = DEFAULT_DECIMALS, ZeroPad = false } = format;
  const size = Math.abs(value);
  const places = Math.min(MAX_DIGITS, Math.max(0, RoundingValue));
  const rounded =
    RoundingOption === 'geoRoundNumberOfSignificantDigits'
      ? significant(size, Math.max(1, places))
      : size.toFixed(places);
  return ZeroPad || !rounded.includes('.') ? rounded : rounded.replace(/\.?0+$/, '');
}

/** Never with an exponent. */
function significant(value: number, digits: number): string {
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(digits));
  const decimals = digits - 1 - Math.floor(Math.log10(rounded));
  return rounded.toFixed(Math.min(100, Math.max(0, decimals)));
}
