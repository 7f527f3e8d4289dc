import { useText } from '../../i18n/text.tsx';
import { Select } from '../../ui/select.tsx';
import { findFilter, setEmpty } from '../query/query-edits.ts';
import type { FilterProps } from './filter-props.ts';

type Presence = 'any' | 'present' | 'empty';

/** Rows with or without a value. Shown where the column has rows without one, or while it filters. */
export function PresenceFilter({ column, model }: FilterProps) {
  const text = useText();
  const filter = findFilter(model.view.query, column.id, 'empty');
  const emptyCount = countEmpty(column.id, model);
  if (emptyCount === 0 && !filter) return null;
  const value: Presence = filter ? (filter.isEmpty ? 'empty' : 'present') : 'any';
  return (
    <Select<Presence>
      label={text('table.filters.presence')}
      isLabelHidden
      options={[
        { id: 'any', label: text('table.filters.presence.any') },
        { id: 'present', label: text('table.filters.presence.present') },
        { id: 'empty', label: text('table.filters.presence.empty', { count: emptyCount }) },
      ]}
      value={value}
      onChange={(next) =>
        model.actions.editQuery((query) =>
          setEmpty(query, column.id, next === 'any' ? undefined : next === 'empty'),
        )
      }
    />
  );
}

function countEmpty(column: string, { answer }: FilterProps['model']): number {
  const histogram = answer?.histograms.find((one) => one.column === column);
  const facet = answer?.facets.find((one) => one.column === column);
  return histogram?.emptyCount ?? facet?.values.find((one) => one.value === null)?.count ?? 0;
}
