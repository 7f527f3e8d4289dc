// Energy as whole numbers, so that sums come out to the last digit: a bigint counts steps of 10⁻²⁰ GWh.

const DIGITS = 20;
const GWH = 10n ** BigInt(DIGITS);

/** One kilowatt-hour, the step of everything that is computed. */
export const KWH = GWH / 1_000_000n;

/** What the shortest decimal form of a number says, in GWh; digits beyond the twentieth are cut. */
export function amountOfGwh(value: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = DIGITS - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

/** GWh, as the nearest number: its digits are those of the amount. */
export function gwhOfAmount(amount: bigint): number {
  const digits = String(amount < 0n ? -amount : amount).padStart(DIGITS + 1, '0');
  const gwh = Number(`${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`);
  return amount < 0n ? -gwh : gwh;
}

/** The step of the last digit that an amount has, at most one kilowatt-hour. */
export function stepOf(amount: bigint): bigint {
  let step = KWH;
  while (amount % step !== 0n) step /= 10n;
  return step;
}

/** numerator / denominator to the nearest whole number, halves upwards. The denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled % (2n * denominator) < 0n ? quotient - 1n : quotient;
}
