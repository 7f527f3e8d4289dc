// What the user chose in the export dialog, as the settings keep it and as the writers take it.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import { type CsvOptions, NORWEGIAN_CSV, PLAIN_CSV, type RowFormat } from './export-format.ts';

export interface ExportChoices {
  readonly format: RowFormat;
  readonly csv: CsvOptions;
}

export const FIRST_CHOICES: ExportChoices = { format: 'xlsx', csv: NORWEGIAN_CSV };

/** Names of the forms of CSV that are offered whole; anything else is the user's own. */
export type CsvForm = 'norwegian' | 'plain' | 'own';

export const CSV_FORMS: { readonly [Form in Exclude<CsvForm, 'own'>]: CsvOptions } = {
  norwegian: NORWEGIAN_CSV,
  plain: PLAIN_CSV,
};

export const SEPARATORS: readonly CsvOptions['separator'][] = [';', ',', '\t'];
export const DECIMAL_SIGNS: readonly CsvOptions['decimalSign'][] = [',', '.'];

export function csvFormOf(csv: CsvOptions): CsvForm {
  if (isSame(csv, NORWEGIAN_CSV)) return 'norwegian';
  return isSame(csv, PLAIN_CSV) ? 'plain' : 'own';
}

function isSame(a: CsvOptions, b: CsvOptions): boolean {
  return (
    a.separator === b.separator &&
    a.decimalSign === b.decimalSign &&
    a.hasByteOrderMark === b.hasByteOrderMark
  );
}

/** Settings are a file that people may edit: what does not fit is as at first. */
export function readChoices(kept: Json | undefined): ExportChoices {
  if (!isJsonObject(kept)) return FIRST_CHOICES;
  const csv = isJsonObject(kept['csv']) ? kept['csv'] : {};
  const { format } = kept;
  return {
    format: format === 'csv' || format === 'geojson' ? format : 'xlsx',
    csv: {
      separator: SEPARATORS.find((sign) => sign === csv['separator']) ?? NORWEGIAN_CSV.separator,
      decimalSign: DECIMAL_SIGNS.find((sign) => sign === csv['decimalSign']) ?? NORWEGIAN_CSV.decimalSign,
      hasByteOrderMark: csv['hasByteOrderMark'] !== false,
    },
  };
}

export function keptChoices({ format, csv }: ExportChoices): Json {
  return { format, csv: { ...csv } };
}
