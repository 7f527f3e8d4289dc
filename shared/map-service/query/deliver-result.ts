import { appError } from '../../contracts/errors.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { MapContext } from '../map-context.ts';
import { keepAtAddress, type OutputFile } from '../outputs.ts';

type Format = MapType<'geoQueryResultFormat'> | MapType<'geoRelateResultFormat'>;

/** In what form the rows of an answer come, and whether as bytes in it or by an address. */
export interface ResultForm {
  readonly kind: 'records' | 'json' | 'kmz';
  readonly isByAddress: boolean;
}

const FORMS: { readonly [Name in Format]?: ResultForm } = {
  geoQueryResultRecordSetAsObject: { kind: 'records', isByAddress: false },
  geoQueryResultJsonAsMime: { kind: 'json', isByAddress: false },
  geoQueryResultJsonAsURL: { kind: 'json', isByAddress: true },
  geoQueryResultKMLAsMime: { kind: 'kmz', isByAddress: false },
  geoQueryResultKMLAsURL: { kind: 'kmz', isByAddress: true },
  geoRelateResultRelatedRecordSetAsObject: { kind: 'records', isByAddress: false },
  geoRelateResultJsonAsMime: { kind: 'json', isByAddress: false },
  geoRelateResultJsonAsURL: { kind: 'json', isByAddress: true },
};

/** Throws `map/format-not-supported`. */
export function readForm(format: Format, path: string): ResultForm {
  return FORMS[format] ?? refuseForm(format, path);
}

export function refuseForm(format: Format, path: string): never {
  throw appError('map/format-not-supported', { value: format, path });
}

/** The answer with rows that are a file. */
export async function deliverFile(
  file: OutputFile,
  { isByAddress }: ResultForm,
  context: Pick<MapContext, 'outputs' | 'origin'>,
): Promise<MapType<'QueryResult'>> {
  // The schema wants the element, and what is empty of no kind is text.
  const noRows = { $xs: 'string' as const, value: '' };
  if (!isByAddress) return { MimeData: file.bytes, URL: '', Object: noRows };
  return { URL: await keepAtAddress(file, context), Object: noRows };
}

export function jsonFile(bytes: Uint8Array): OutputFile {
  return { bytes, mediaType: 'application/json; charset=utf-8', extension: 'json' };
}

export function kmzFile(bytes: Uint8Array): OutputFile {
  return { bytes, mediaType: 'application/vnd.google-earth.kmz', extension: 'kmz' };
}
