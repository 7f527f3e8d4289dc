import { useState } from 'react';
import type { Histogram } from '../../../shared/tables/histogram.ts';
import { useText } from '../../i18n/text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Slider } from '../../ui/slider.tsx';
import { findFilter, setRange } from '../query/query-edits.ts';
import { DayField } from './day-field.tsx';
import type { FilterProps } from './filter-props.ts';
import styles from './filters.module.css';
import { HistogramBars } from './histogram-bars.tsx';
import { edgePlaces, type RangeEnds, rangeBetween } from './range-scale.ts';

/** A range of numbers, years or days: bars, a slider over them, and two fields for exact ends. */
export function RangeFilter({ column, model }: FilterProps) {
  const text = useText();
  const { id } = column;
  const filter = findFilter(model.view.query, id, 'range');
  const ends: RangeEnds = { least: filter?.least ?? filter?.above, most: filter?.most ?? filter?.below };
  const isStrict =
    filter?.above !== undefined || (filter?.least === undefined && filter?.below !== undefined);
  const histogram = model.answer?.histograms.find((one) => one.column === id);
  const set = ({ least, most }: RangeEnds, strict: boolean) =>
    model.actions.editQuery((query) => setRange(query, id, least, most, strict));
  const change = (changed: RangeEnds) => set(changed, isStrict);
  return (
    <div className={styles['range']}>
      {histogram && histogram.counts.length > 1 && (
        <RangeOverBars histogram={histogram} ends={ends} column={column} model={model} onChange={change} />
      )}
      <EndFields ends={ends} column={column} model={model} onChange={change} />
      {filter && (
        <Checkbox isSelected={isStrict} onChange={(strict) => set(ends, strict)}>
          {text('table.filters.strict')}
        </Checkbox>
      )}
    </div>
  );
}

interface EndsProps extends FilterProps {
  readonly ends: RangeEnds;
  onChange(ends: RangeEnds): void;
}

function RangeOverBars({ histogram, ends, column, model, onChange }: EndsProps & { histogram: Histogram }) {
  const text = useText();
  const { edges } = histogram;
  const [moving, setMoving] = useState<[number, number]>();
  const places = moving ?? edgePlaces(edges, ends);
  const say = (value: number) => model.labels.amount(column.id, value);
  const label = model.labels.columnWithUnit(column.id);
  // The thumbs stand at edges of bars; what the filter says may lie between two of them.
  const exactEnd = (end: 0 | 1) => (moving ? undefined : end === 0 ? ends.least : ends.most);
  return (
    <>
      <HistogramBars
        histogram={histogram}
        label={text('table.filters.histogram', { label })}
        chosen={places}
        barTitle={(from, to, count) => text('table.filters.bar', { from: say(from), to: say(to), count })}
        onBar={(place) => onChange({ least: edges[place], most: edges[place + 1] })}
      />
      <Slider
        label={text('table.filters.range', { label })}
        isLabelHidden
        least={0}
        most={edges.length - 1}
        value={places}
        onChange={setMoving}
        onChangeEnd={([from, to]) => {
          setMoving(undefined);
          onChange(rangeBetween(edges, from, to));
        }}
        endLabels={[text('table.filters.least', { label }), text('table.filters.most', { label })]}
        format={(place, end) => say(exactEnd(end) ?? edges[place] ?? 0)}
      />
    </>
  );
}

function EndFields({ ends, column, model, onChange }: EndsProps) {
  const text = useText();
  const label = model.labels.columnWithUnit(column.id);
  const least = { label: text('table.filters.from'), 'aria-label': text('table.filters.least', { label }) };
  const most = { label: text('table.filters.to'), 'aria-label': text('table.filters.most', { label }) };
  const setLeast = (value: number | undefined) => onChange({ ...ends, least: value });
  const setMost = (value: number | undefined) => onChange({ ...ends, most: value });
  if (column.kind === 'date') {
    return (
      <div className={styles['ends']}>
        <DayField
          {...least}
          value={ends.least}
          said={(dayMs) => model.labels.amount(column.id, dayMs)}
          onChange={(days) => setLeast(days?.firstMs)}
        />
        <DayField
          {...most}
          value={ends.most}
          said={(dayMs) => model.labels.lastAmount(column.id, dayMs)}
          onChange={(days) => setMost(days?.lastMs)}
        />
      </div>
    );
  }
  const formatOptions = { useGrouping: column.kind !== 'year', maximumFractionDigits: 6 };
  return (
    <div className={styles['ends']}>
      <NumberField {...least} formatOptions={formatOptions} value={ends.least} onChange={setLeast} />
      <NumberField {...most} formatOptions={formatOptions} value={ends.most} onChange={setMost} />
    </div>
  );
}
