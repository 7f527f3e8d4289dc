import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ValueRange } from '../../../shared/tables/table-query.ts';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { meantDays, saidDays } from '../query/day-ranges.ts';
import { findFilter, setRanges } from '../query/query-edits.ts';
import { isOpen } from '../query/value-ranges.ts';
import { ExcludedBox } from './excluded-box.tsx';
import type { FilterProps } from './filter-props.ts';
import styles from './filters.module.css';
import { RangeFields } from './range-fields.tsx';
import { RangeOverBars } from './range-over-bars.tsx';

const NO_RANGES: readonly ValueRange[] = [];

/**
 * Ranges of numbers, years or days, one of which a value has to be in: bars of all values, a slider for the range that
 * was touched last, and fields for the exact ends of each.
 */
export function RangeFilter({ column, model }: FilterProps) {
  const text = useText();
  const { id } = column;
  const isOfDays = column.kind === 'date';
  const filter = findFilter(model.view.query, id, 'range');
  const ranges = filter?.ranges ?? NO_RANGES;
  const [isAdding, setAdding] = useState(false);
  const [touched, setTouched] = useState(0);
  const histogram = model.answer?.histograms.find((one) => one.column === id);
  // A range without ends is none of the filter yet.
  const shown = isAdding || ranges.length === 0 ? [...ranges, {}] : ranges;
  const current = Math.min(touched, shown.length - 1);

  function put(index: number, range: ValueRange): void {
    const isNew = index === ranges.length;
    const meant = isOfDays ? meantDays(range) : range;
    model.actions.editQuery((query) => setRanges(query, id, shown.toSpliced(index, 1, meant)));
    if (isNew && !isOpen(range)) setAdding(false);
  }

  function remove(index: number): void {
    setAdding(false);
    setTouched(0);
    model.actions.editQuery((query) => setRanges(query, id, shown.toSpliced(index, 1)));
  }

  return (
    <div className={styles['range']}>
      {histogram && histogram.counts.length > 1 && (
        <RangeOverBars
          histogram={histogram}
          ranges={ranges}
          current={shown[current] ?? {}}
          column={column}
          model={model}
          onChange={(range) => put(current, range)}
        />
      )}
      {shown.map((range, index) => (
        <RangeFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is told from another by its place only
          key={index}
          range={isOfDays ? saidDays(range) : range}
          number={shown.length > 1 ? index + 1 : undefined}
          column={column}
          model={model}
          onFocus={() => setTouched(index)}
          onChange={(changed) => put(index, changed)}
          onRemove={() => remove(index)}
        />
      ))}
      {filter && !isAdding && (
        <Button
          tone="quiet"
          size="small"
          icon={Plus}
          onPress={() => {
            setAdding(true);
            setTouched(ranges.length);
          }}
        >
          {text('table.filters.addRange')}
        </Button>
      )}
      <ExcludedBox column={column} model={model} kind="range" label={text('table.filters.excluded')} />
    </div>
  );
}
