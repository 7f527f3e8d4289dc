import type { Language } from './texts.ts';

/** The locale of each language for Intl: British English has the day before the month, as all dates here. */
export const LOCALES: { readonly [Name in Language]: string } = { nb: 'nb-NO', en: 'en-GB' };

/** The parts of a day, as each language writes them. */
export const DAY_PARTS: { readonly [Name in Language]: Intl.DateTimeFormatOptions } = {
  nb: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'short', year: 'numeric' },
};
