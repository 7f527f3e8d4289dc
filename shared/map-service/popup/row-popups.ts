import { findField } from '../../catalog/find-layer.ts';
import type { LayerDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { MapContext } from '../map-context.ts';
import { keepAtAddresses } from '../outputs.ts';
import type { ResultColumns } from '../query/result-rows.ts';
import { hyperlinkOf, hyperlinkReader } from '../values/hyperlink.ts';
import { NO_VALUE, textReader } from '../values/value-text.ts';
import { popupPage } from './popup-page.ts';

/**
 * The popups of rows as their layer publishes it: a page as text, or the address under which the page is kept for a
 * while. The columns hold every field.
 */
export function popupReader(
  published: LayerDefinition & { readonly popup: NonNullable<RowSource['popup']> },
  columns: ResultColumns,
  context: Pick<MapContext, 'outputs' | 'origin'>,
): (rows: readonly number[]) => Promise<readonly string[]> {
  const pageOf = pageReader(published, columns);
  if (published.popup === 'text') return async (rows) => rows.map(pageOf);
  const fileOf = (row: number) => ({
    bytes: new TextEncoder().encode(pageOf(row)),
    mediaType: 'text/html; charset=utf-8',
    extension: 'html',
  });
  return (rows) => keepAtAddresses(rows.map(fileOf), context);
}

function pageReader(published: LayerDefinition, columns: ResultColumns): (row: number) => string {
  const { source, table, fields, zone } = columns;
  const pattern = hyperlinkOf(published);
  const linkOf = pattern === undefined ? undefined : hyperlinkReader(pattern, source, table);
  const readers = fields
    .filter(({ type }) => type !== 'geoFieldTypeGeometry' && type !== 'geoFieldTypeOID')
    .map((field) => ({ name: field.alias, read: textReader(source, table, field, zone) }));
  const titleOf = textReader(source, table, findField(source, source.displayField, ''), zone);
  return (row) =>
    popupPage({
      title: titleOf(row),
      rows: readers
        .map(({ name, read }) => ({ name, value: read(row) }))
        .filter(({ value }) => value !== NO_VALUE),
      link: linkOf?.(row),
    });
}
