import { useEffect, useMemo } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useSelection, useStatusLineActions } from '../../state/use-stores.ts';
import { selectedTotals } from './selected-totals.ts';
import { sumText } from './totals-text.ts';
import type { RegisterModel } from './use-register-model.ts';

/** Tells in the status line what is selected: `4 valgte · 1 280 MW · 4 150 GWh/år`. One row needs no sum. */
export function useSelectionSummary({ description, answer, labels }: RegisterModel): void {
  const text = useText();
  const { set } = useStatusLineActions();
  const selectedKeys = useSelection(description.register, (state) => state.selectedKeys);
  const summary = useMemo(() => {
    if (!answer) return undefined;
    const columns = description.sums.map((sum) => sum.column);
    const totals = selectedTotals(answer.table, answer.rows, selectedKeys, columns);
    if (totals.rowCount < 2) return undefined;
    const sums = description.sums.map((one, place) =>
      sumText(totals.sums[place]?.sum ?? 0, one, text, labels),
    );
    return [text('table.sums.selected', { count: totals.rowCount }), ...sums].join(' · ');
  }, [answer, description, selectedKeys, labels, text]);
  useEffect(() => set({ summary }), [set, summary]);
  useEffect(() => () => set({ summary: undefined }), [set]);
}
