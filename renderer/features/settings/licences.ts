// The licences of what Varde is made of. Both lists are files that ship: one is collected from the packages that are
// bundled, the other says where the data came from.

import { isJsonObject, type Json } from '../../../shared/base/json.ts';

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

/** Reads the list of data sources; members that it does not know are left out. */
export function readDataLicences(list: unknown): readonly DataLicence[] {
  const entries = Array.isArray(list) ? list : isJsonObject(list) ? list['data'] : undefined;
  if (!Array.isArray(entries)) return [];
  return entries.filter(isJsonObject).map((entry) => ({
    name: textOf(entry['name']),
    licence: textOf(entry['licence']),
    source: textOf(entry['source']) || textOf(entry['url']),
    attribution: textOf(entry['attribution']),
  }));
}
