import { useMemo, useState } from 'react';
import { roundScaleNumber, scaleNumber } from '../../../shared/geo/map-scale.ts';
import { EMPTY_QUERY } from '../../../shared/tables/table-query.ts';
import { useSpeech } from '../../i18n/text.tsx';
import type { ShownMap } from '../../state/shown-map-store.ts';
import { useImportedLayers } from '../../state/use-imported-layers.ts';
import { useRegisterStatus, useSelection, useShownMap, useTableView } from '../../state/use-stores.ts';
import { useRegisterTable } from '../../table/engine/use-register-table.ts';
import { useTableAnswer } from '../../table/engine/use-table-answer.ts';
import type { ExportSubject } from './drawing-of.ts';
import type { LegendSettings } from './export-settings.ts';
import { legendLayers } from './legend-layers.ts';
import { sourceLines } from './source-lines.ts';

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
  const [known] = useImportedLayers();
  const status = useRegisterStatus('plants');
  const imported = known && 'list' in known ? known.list : undefined;
  const legend = useMemo(
    () => legendLayers(shown.layers, imported ?? [], settings, text),
    [shown.layers, imported, settings, text],
  );
  const subject = useMemo((): ExportSubject | undefined => {
    if (!plants) return undefined;
    return {
      longitude,
      latitude,
      scale,
      language,
      layers: shown.layers,
      plantNumbers: plants.numbers,
      selectedPlants: [...selectedKeys].map(Number).filter(Number.isInteger),
      sources: sourceLines(shown.layers, { imported: imported ?? [], status }, text, formats),
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

/** The plants that the filters of the table leave; `numbers` undefined where that is all of them. */
function useFilteredPlants(): { readonly numbers: readonly number[] | undefined } | undefined {
  const query = useTableView('plants', (state) => state.query);
  const asked = useMemo(() => {
    const { groupBy: _, bounds: __, ...filters } = query;
    return { ...filters, sort: EMPTY_QUERY.sort };
  }, [query]);
  const register = useRegisterTable('plants');
  const isEmpty = useRegisterStatus('plants') === undefined;
  const { answer } = useTableAnswer(register?.engine, asked);
  return useMemo(() => {
    if (!answer) return isEmpty ? { numbers: undefined } : undefined;
    const { table, rows } = answer;
    if (rows.length === table.rowCount) return { numbers: undefined };
    return { numbers: Array.from(rows, (row) => Number(table.keys[row])).filter(Number.isInteger) };
  }, [answer, isEmpty]);
}
