import { isJsonObject, type JsonObject } from '../../../../shared/base/json.ts';

export interface Licence {
  readonly number: string;
  readonly title: string;
}

/** The licences of a row; titles may hold non-breaking blanks. What is no licence is left out. */
export function licencesOf(row: JsonObject): readonly Licence[] {
  const list = row['Konsesjoner'];
  if (!Array.isArray(list)) return [];
  return list.filter(isJsonObject).map((licence) => ({
    number: String(licence['KdbID'] ?? ''),
    title: String(licence['Tittel'] ?? '')
      .replaceAll('\u00a0', ' ')
      .trim(),
  }));
}
