import { findField } from '../../catalog/find-layer.ts';
import type { LayerDefinition, RowSource } from '../../catalog/layer-definition.ts';
import type { MapContext } from '../map-context.ts';
import { outputAddress } from '../outputs.ts';
import type { ResultColumns } from '../query/result-rows.ts';
import { hyperlinkOf, hyperlinkReader } from '../values/hyperlink.ts';
import { NO_VALUE, textReader } from '../values/value-text.ts';
import { popupPage } from './popup-page.ts';

/**
 * The popup of each row as its layer publishes it: a page as text, or the address under which the page is kept for a
 * while. The columns hold every field.
 */
export function popupReader(
  published: LayerDefinition & { readonly popup: NonNullable<RowSource['popup']> },
  columns: ResultColumns,
  { outputs, origin }: Pick<MapContext, 'outputs' | 'origin'>,
): (row: number) => string {
  const pageOf = pageReader(published, columns);
  if (published.popup === 'text') return pageOf;
  return (row) => {
    const bytes = new TextEncoder().encode(pageOf(row));
    return outputAddress(
      origin,
      outputs.keep({ bytes, mediaType: 'text/html; charset=utf-8', extension: 'html' }),
    );
  };
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
