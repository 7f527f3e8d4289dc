import type { Json } from '../../../base/json.ts';

/** Text without blanks around it; numbers as their digits. Null for nothing, undefined for what is not text. */
export function readText(value: Json | undefined): string | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' ? null : text;
}

/** The digits of a number that came as text or as a number, such as an organisation number. */
export function readDigits(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\D/g, '') : '';
}
