import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { ExportChoices } from './export-choices.ts';
import type { ExportOptions } from './export-format.ts';
import type { ExportSubject } from './export-subject.ts';

/** How a file is written, with what it says of itself where its format has a place for that: when, too. */
export function exportOptions(
  { name, about, aboutGroups }: Pick<ExportSubject, 'name' | 'about' | 'aboutGroups'>,
  { format, csv }: ExportChoices,
  nowMs: number,
  { text, formats }: { readonly text: Text; readonly formats: Formats },
): ExportOptions {
  if (format === 'csv') return { format, csv };
  const groups = aboutGroups?.[format];
  const written = [text('export.about.written'), formats.dateTime(nowMs)] as const;
  const told = [...about, ...(groups ? [groups] : []), written];
  return format === 'geojson'
    ? { format, about: told }
    : { format, sheetName: name, aboutName: text('export.about.sheet'), about: told };
}
