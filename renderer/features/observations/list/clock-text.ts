import { LOCALES } from '../../../i18n/locales.ts';
import type { Language } from '../../../i18n/texts.ts';

/** A clock that is given as if it were UTC: `28.11.2026 14:10`. Observations are told in Norwegian time everywhere. */
export function clockText(localMs: number, language: Language): string {
  const day: Intl.DateTimeFormatOptions =
    language === 'nb'
      ? { day: '2-digit', month: '2-digit', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' };
  const date = new Intl.DateTimeFormat(LOCALES[language], { ...day, timeZone: 'UTC' }).format(localMs);
  return `${date} ${new Date(localMs).toISOString().slice(11, 16)}`;
}
