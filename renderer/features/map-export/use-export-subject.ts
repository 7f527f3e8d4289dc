import { useMemo, useState } from 'react';
import { roundScaleNumber, scaleNumber } from '../../../shared/geo/map-scale.ts';
import { useSpeech } from '../../i18n/text.tsx';
import type { ShownMap } from '../../state/shown-map-store.ts';
import { useImportedLayers } from '../../state/use-imported-layers.ts';
import { useRegisterStatus, useSelection, useShownMap } from '../../state/use-stores.ts';
import type { ExportSubject } from './drawing-of.ts';
import type { LegendSettings } from './export-settings.ts';
import { legendLayers } from './legend-layers.ts';
import { sourceLines } from './source-lines.ts';
import { useFilteredPlants } from './use-filtered-plants.ts';

/** The middle of the map and its scale. */
export interface ExportView {
  readonly longitude: number;
  readonly latitude: number;
  readonly scale: number;
}

export interface ExportSubjectHandle {
  /** Undefined until it is known what there is. */
  readonly subject: ExportSubject | undefined;
  readonly view: ExportView;
  readonly changeView: (part: Partial<ExportView>) => void;
  /** What the map of the screen shows now. */
  readonly takeFromScreen: () => void;
  readonly legend: ReturnType<typeof legendLayers>;
}

/** What the map of the screen shows: layers, filters, selection, and where, unless somebody typed another place. */
export function useExportSubject(settings: LegendSettings): ExportSubjectHandle {
  const { text, formats, language } = useSpeech();
  const shown = useShownMap((state) => state);
  const [typed, setTyped] = useState<Partial<ExportView>>({});
  const fromScreen = useMemo(() => viewOf(shown), [shown]);
  const view = { ...fromScreen, ...typed };
  const { longitude, latitude, scale } = view;
  const plants = useFilteredPlants();
  const selectedKeys = useSelection('plants', (state) => state.selectedKeys);
  const [importedLayers] = useImportedLayers();
  const status = useRegisterStatus('plants');
  const imported = importedLayers && 'list' in importedLayers ? importedLayers.list : undefined;
  // Not a moment: the same map is drawn again where that is another one.
  const today = formats.day(Date.now());
  const legend = useMemo(
    () => legendLayers(shown.layers, imported ?? [], settings, text),
    [shown.layers, imported, settings, text],
  );
  const subject = useMemo((): ExportSubject | undefined => {
    if (!plants) return undefined;
    const known = { imported: imported ?? [], status, filtered: plants.filtered, today };
    const sources = sourceLines(shown.layers, known, text, formats);
    return {
      longitude,
      latitude,
      scale,
      language,
      layers: shown.layers,
      plantNumbers: plants.numbers,
      selectedPlants: [...selectedKeys].map(Number).filter(Number.isInteger),
      sources: sources.drawn,
      about: sources.told,
      names: legend.filter(({ isShown }) => isShown).map(({ name }) => name),
    };
  }, [
    longitude,
    latitude,
    scale,
    language,
    shown.layers,
    plants,
    selectedKeys,
    imported,
    status,
    today,
    legend,
    text,
    formats,
  ]);
  return {
    subject,
    view,
    legend,
    changeView: (part) => setTyped((before) => ({ ...before, ...part })),
    takeFromScreen: () => setTyped({}),
  };
}

function viewOf({ longitude, latitude, zoom }: ShownMap): ExportView {
  const round = (value: number) => Number(value.toFixed(5));
  return {
    longitude: round(longitude),
    latitude: round(latitude),
    scale: roundScaleNumber(scaleNumber(zoom, latitude)),
  };
}
