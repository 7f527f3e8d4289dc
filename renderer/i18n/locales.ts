import type { Language } from './texts.ts';

/** The locale of each language for Intl: British English has the day before the month, as all dates here. */
export const LOCALES: { readonly [Name in Language]: string } = { nb: 'nb-NO', en: 'en-GB' };
