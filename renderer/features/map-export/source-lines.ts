// What a map says of itself: where what it shows comes from and how old it is, what filters leave out, when it was made.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { criterionText } from '../../table/labels/criterion-text.ts';
import type { RegisterLabels } from '../../table/labels/register-labels.ts';
import type { QueryCriterion } from '../../table/query/query-criteria.ts';

/** What the filters of the table leave of the plants. */
export interface FilteredPlants {
  readonly criteria: readonly QueryCriterion[];
  readonly labels: RegisterLabels;
  readonly shown: number;
  readonly all: number;
}

interface Known {
  readonly imported: readonly ImportedLayer[];
  /** Of the plants. */
  readonly status: RegisterStatus | undefined;
  /** Undefined where all plants are left. */
  readonly filtered: FilteredPlants | undefined;
  /** The day on which it is made. */
  readonly today: string;
}

/** On a map, beyond this many values of a filter their number is told: they would cover it. */
const MAX_NAMED_VALUES = 12;

/** Lines that are drawn on a map, and those that its file says of itself, which names each value of a filter. */
export function sourceLines(
  layers: readonly BridgeType<'MapExportLayer'>[],
  known: Known,
  text: Text,
  formats: Formats,
): { readonly drawn: readonly string[]; readonly told: readonly string[] } {
  const lines = (maxNamedValues: number) => [
    ...layers.flatMap((layer) => layerLines(layer, known, text, formats, maxNamedValues)),
    text('mapExport.made', { date: known.today }),
  ];
  return { drawn: lines(MAX_NAMED_VALUES), told: lines(Number.POSITIVE_INFINITY) };
}

function layerLines(
  { kind, layerId }: BridgeType<'MapExportLayer'>,
  { imported, status, filtered }: Known,
  text: Text,
  formats: Formats,
  maxNamedValues: number,
): readonly string[] {
  if (kind === 'base') return [text('map.sources')];
  if (kind === 'plants')
    return [
      ...(status ? [plantsLine(status, text, formats)] : []),
      ...(filtered ? [filtersLine(filtered, text, maxNamedValues)] : []),
    ];
  return imported
    .filter((layer) => layer.layerId === layerId)
    .map(({ fileName, importedAtMs }) =>
      text('mapExport.source.file', { file: fileName, date: formats.day(importedAtMs) }),
    );
}

function plantsLine({ origin, source, changedAtMs }: RegisterStatus, text: Text, formats: Formats): string {
  const date = formats.day(changedAtMs);
  if (origin === 'sample') return text('mapExport.source.sample');
  const host = URL.canParse(source) ? new URL(source).host : source;
  return text('mapExport.source.plants', { source: host || text(`origin.${origin}`), date });
}

function filtersLine({ criteria, labels, shown, all }: FilteredPlants, text: Text, maxNamedValues: number) {
  const filters = criteria.map((part) => criterionText(part, text, labels, maxNamedValues)).join(' · ');
  return text('mapExport.source.filters', { shown, all, filters });
}
