import { GitCompareArrows, TableProperties } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.tsx';
import { ComparePanel } from '../compare/compare-panel.tsx';
import { PivotPanel } from '../pivot/pivot-panel.tsx';
import type { WorkbenchMode } from '../workbench/workbench-mode.ts';

/** The ways to look at rows that every register has: pivot and comparison. */
export function useRegisterModes(): readonly WorkbenchMode[] {
  const text = useText();
  return useMemo(
    () => [
      {
        id: 'pivot',
        label: text('pivot.button'),
        icon: TableProperties,
        render: (model) => <PivotPanel model={model} />,
      },
      {
        id: 'compare',
        label: text('compare.button'),
        icon: GitCompareArrows,
        isUnfiltered: true,
        render: (model) => <ComparePanel model={model} />,
      },
    ],
    [text],
  );
}
