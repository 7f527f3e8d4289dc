import { X } from 'lucide-react';
import type { ValueRange } from '../../../shared/tables/table-query.ts';
import { useText } from '../../i18n/text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { endsOf, isOpen, isStrict, withEnds, withStrictness } from '../query/value-ranges.ts';
import { DayField } from './day-field.tsx';
import type { FilterProps } from './filter-props.ts';
import styles from './filters.module.css';

interface RangeFieldsProps extends FilterProps {
  readonly range: ValueRange;
  /** Counted from 1 where the filter has several; undefined for the only one. */
  readonly number: number | undefined;
  onFocus(): void;
  onChange(range: ValueRange): void;
  onRemove(): void;
}

/** The two ends of one range, whether they belong to it, and where there are several its end. */
export function RangeFields(props: RangeFieldsProps) {
  const { range, number, onFocus, onChange, onRemove } = props;
  const text = useText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which of its fields has the focus
    <div className={styles['oneRange']} onFocus={onFocus}>
      <EndFields {...props} />
      <div className={styles['rangeFoot']}>
        {!isOpen(range) && (
          <Checkbox
            isSelected={isStrict(range)}
            onChange={(isLeftOut) => onChange(withStrictness(range, isLeftOut))}
          >
            {text('table.filters.strict')}
          </Checkbox>
        )}
        {number !== undefined && (
          <IconButton
            icon={X}
            size="small"
            label={text('table.filters.removeRange', { number })}
            onPress={onRemove}
          />
        )}
      </div>
    </div>
  );
}

function EndFields({ range, number, column, model, onChange }: RangeFieldsProps) {
  const text = useText();
  const name = model.labels.columnWithUnit(column.id);
  const label = number === undefined ? name : text('table.filters.rangeNumber', { label: name, number });
  const ends = endsOf(range);
  const least = { label: text('table.filters.from'), 'aria-label': text('table.filters.least', { label }) };
  const most = { label: text('table.filters.to'), 'aria-label': text('table.filters.most', { label }) };
  const setLeast = (value: number | undefined) => onChange(withEnds(range, { ...ends, least: value }));
  const setMost = (value: number | undefined) => onChange(withEnds(range, { ...ends, most: value }));
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
