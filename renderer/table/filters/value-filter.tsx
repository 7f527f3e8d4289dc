import { useId, useMemo, useState } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { findFilter, setContains, toggleValue } from '../query/query-edits.ts';
import { ExcludedBox } from './excluded-box.tsx';
import type { FilterProps } from './filter-props.ts';
import styles from './filters.module.css';
import { FEW_VALUES, listedValues } from './listed-values.ts';

/** The values of a column with their counts. Counts follow the other filters, not this one. */
export function ValueFilter({ column, model }: FilterProps) {
  const text = useText();
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [isOpened, setOpened] = useState(false);
  const { id } = column;
  const facet = model.answer?.facets.find((one) => one.column === id);
  const filter = findFilter(model.view.query, id, 'oneOf');
  const chosenValues = filter?.values;
  const chosen = useMemo(() => new Set(chosenValues), [chosenValues]);
  const label = model.labels.column(id);
  if (!facet) return null;
  const labelOf = (value: string | null) => model.labels.value(id, value);
  const { values, foundCount } = listedValues(facet.values, search, isOpened, chosen, labelOf);
  const most = Math.max(1, ...facet.values.map(({ count }) => count));
  const isLong = facet.values.length > FEW_VALUES + 2;
  return (
    <div className={styles['values']}>
      {isLong && (
        <SearchField label={text('table.filters.find', { label })} value={search} onChange={setSearch} />
      )}
      <fieldset className={styles['valueList']}>
        <legend className={styles['hidden']}>{label}</legend>
        {values.map(({ value, count }) => (
          <ValueLine
            key={value}
            label={labelOf(value)}
            count={formats.number(count, 0)}
            share={count / most}
            isChosen={chosen.has(value)}
            onToggle={() => model.actions.editQuery((query) => toggleValue(query, id, value))}
          />
        ))}
      </fieldset>
      <ExcludedBox column={column} model={model} kind="oneOf" label={text('table.filters.excluded')} />
      {values.length === 0 && <p className={styles['note']}>{text('table.filters.noneFound')}</p>}
      {(isOpened || search !== '') && values.length < foundCount && (
        <p className={styles['note']}>
          {text('table.filters.capped', { shown: values.length, count: foundCount })}
        </p>
      )}
      {search.trim() !== '' && column.kind === 'text' && (
        <Button
          tone="quiet"
          size="small"
          onPress={() => model.actions.editQuery((query) => setContains(query, id, search.trim()))}
        >
          {text('table.filters.useText', { text: search.trim() })}
        </Button>
      )}
      {search === '' && isLong && (
        <Button tone="quiet" size="small" onPress={() => setOpened(!isOpened)}>
          {isOpened
            ? text('table.filters.fewer')
            : text('table.filters.more', { count: formats.number(facet.valueCount, 0) })}
        </Button>
      )}
    </div>
  );
}

interface ValueLineProps {
  readonly label: string;
  readonly count: string;
  readonly share: number;
  readonly isChosen: boolean;
  onToggle(): void;
}

/** Hundreds of these stand in a list, so they are the browser's own boxes. */
function ValueLine({ label, count, share, isChosen, onToggle }: ValueLineProps) {
  const countId = useId();
  return (
    <label className={styles['value']}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} aria-describedby={countId} />
      <span className={styles['valueLabel']}>{label}</span>
      <span className={styles['share']} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles['count']} id={countId} aria-hidden="true">
        {count}
      </span>
    </label>
  );
}
