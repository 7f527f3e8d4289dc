// Where what a map shows comes from, and how old it is.

import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';

interface Known {
  readonly imported: readonly ImportedLayer[];
  /** Of the plants. */
  readonly status: RegisterStatus | undefined;
}

export function sourceLines(
  layers: readonly BridgeType<'MapExportLayer'>[],
  { imported, status }: Known,
  text: Text,
  formats: Formats,
): readonly string[] {
  return layers.flatMap(({ kind, layerId }) => {
    if (kind === 'plants') return status ? [plantsLine(status, text, formats)] : [];
    if (kind === 'base') return [text('map.sources')];
    return imported
      .filter((layer) => layer.layerId === layerId)
      .map(({ fileName, importedAtMs }) =>
        text('mapExport.source.file', { file: fileName, date: formats.day(importedAtMs) }),
      );
  });
}

function plantsLine({ origin, source, changedAtMs }: RegisterStatus, text: Text, formats: Formats): string {
  const date = formats.day(changedAtMs);
  if (origin === 'sample') return text('mapExport.source.sample');
  const host = URL.canParse(source) ? new URL(source).host : source;
  return text('mapExport.source.plants', { source: host || text(`origin.${origin}`), date });
}
