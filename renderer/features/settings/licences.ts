// The licences of what Varde is made of. Both lists are files that ship: one is collected from the packages that are
// bundled, the other says where the data came from.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';
import type { Language } from '../../i18n/texts.ts';

export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

export interface DataLicence {
  readonly name: string;
  readonly licence: string;
  readonly source: string;
  readonly attribution: string;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Reads the list of packages; licence texts stand once and are pointed to by their number. */
export function readPackageLicences(list: unknown): readonly PackageLicence[] {
  if (!isJsonObject(list)) return [];
  const { packages, texts } = list;
  if (!Array.isArray(packages) || !Array.isArray(texts)) return [];
  return packages.filter(isJsonObject).map((entry) => ({
    name: textOf(entry['name']),
    version: textOf(entry['version']),
    licence: textOf(entry['licence']),
    text: typeof entry['text'] === 'number' ? textOf(texts[entry['text']]) : '',
  }));
}

/** Reads the list of data sources in a language. */
export function readDataLicences(list: unknown, language: Language): readonly DataLicence[] {
  if (!Array.isArray(list)) return [];
  const said = (value: Json | undefined) => (isJsonObject(value) ? textOf(value[language]) : '');
  return list.filter(isJsonObject).map((entry) => ({
    name: said(entry['name']),
    licence: textOf(entry['licence']),
    source: textOf(entry['source']),
    attribution: said(entry['attribution']),
  }));
}
