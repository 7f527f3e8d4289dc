import { useState } from 'react';
import type { Histogram } from '../../../shared/tables/histogram.ts';
import type { ValueRange } from '../../../shared/tables/table-query.ts';
import { useText } from '../../i18n/text.tsx';
import { Slider } from '../../ui/slider.tsx';
import { findFilter } from '../query/query-edits.ts';
import { endsOf, isOpen, withEnds } from '../query/value-ranges.ts';
import type { FilterProps } from './filter-props.ts';
import { HistogramBars } from './histogram-bars.tsx';
import { edgePlaces, rangeBetween } from './range-scale.ts';

interface RangeOverBarsProps extends FilterProps {
  readonly histogram: Histogram;
  /** Those of the filter, which the bars show. */
  readonly ranges: readonly ValueRange[];
  /** The one that slider and bars change. */
  readonly current: ValueRange;
  onChange(range: ValueRange): void;
}

/** The values of a column as bars, and a slider under them. */
export function RangeOverBars({ histogram, ranges, current, column, model, onChange }: RangeOverBarsProps) {
  const text = useText();
  const { edges } = histogram;
  const [moving, setMoving] = useState<[number, number]>();
  const ends = endsOf(current);
  const places = moving ?? edgePlaces(edges, ends);
  const others = ranges.filter((range) => range !== current).map((range) => edgePlaces(edges, endsOf(range)));
  const chosen = isOpen(current) && !moving && others.length > 0 ? others : [places, ...others];
  const isExcluded = findFilter(model.view.query, column.id, 'range')?.isExcluded === true;
  const say = (value: number) => model.labels.amount(column.id, value);
  const label = model.labels.columnWithUnit(column.id);
  // The thumbs stand at edges of bars; what the filter says may lie between two of them.
  const exactEnd = (end: 0 | 1) => (moving ? undefined : end === 0 ? ends.least : ends.most);
  return (
    <>
      <HistogramBars
        histogram={histogram}
        label={text('table.filters.histogram', { label })}
        isChosen={(place) => chosen.some(([from, to]) => place >= from && place < to) !== isExcluded}
        barTitle={(from, to, count) => text('table.filters.bar', { from: say(from), to: say(to), count })}
        onBar={(place) => onChange(withEnds(current, { least: edges[place], most: edges[place + 1] }))}
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
          onChange(withEnds(current, rangeBetween(edges, from, to)));
        }}
        endLabels={[text('table.filters.least', { label }), text('table.filters.most', { label })]}
        format={(place, end) => say(exactEnd(end) ?? edges[place] ?? 0)}
      />
    </>
  );
}
