import { ChartColumn, GitCompareArrows, TableProperties } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.tsx';
import { ChartsPanel } from '../charts/charts-panel.tsx';
import { ComparePanel } from '../compare/compare-panel.tsx';
import { PivotPanel } from '../pivot/pivot-panel.tsx';
import type { WorkbenchMode } from '../workbench/workbench-mode.ts';

/** The ways to look at rows that every register has: charts, pivot and comparison. */
export function useRegisterModes(): readonly WorkbenchMode[] {
  const text = useText();
  return useMemo(
    () => [
      {
        id: 'charts',
        label: text('charts.button'),
        icon: ChartColumn,
        render: (model) => <ChartsPanel model={model} described={model.description.charts} />,
      },
      {
        id: 'pivot',
        label: text('pivot.button'),
        icon: TableProperties,
        hasOwnExport: true,
        render: (model) => <PivotPanel model={model} />,
      },
      {
        id: 'compare',
        label: text('compare.button'),
        icon: GitCompareArrows,
        isUnfiltered: true,
        hasOwnExport: true,
        render: (model) => <ComparePanel model={model} />,
      },
    ],
    [text],
  );
}
