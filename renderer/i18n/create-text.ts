import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALES } from './locales.ts';
import { type Language, type TextKey, texts } from './texts.ts';

export type TextValues = { readonly [name: string]: string | number | boolean | null | undefined };

/** Says a text in one language, with its values filled in. */
export type Text = (key: TextKey, values?: TextValues) => string;

/** Makes the texts of a language, for where there is no component: workers, exports, tests. */
export function createText(language: Language): Text {
  const formats = new Map<TextKey, IntlMessageFormat>();
  return (key, values) => {
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(texts[language][key], LOCALES[language]);
      formats.set(key, format);
    }
    return String(format.format(values && spokenValues(values)));
  };
}

/** ICU knows numbers and strings; a missing value is shown as a dash rather than thrown at the reader. */
function spokenValues(values: TextValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string' ? value : value == null ? '–' : String(value),
    ]),
  );
}
