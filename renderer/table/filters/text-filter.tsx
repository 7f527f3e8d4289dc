import { useText } from '../../i18n/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { findFilter, setContains } from '../query/query-edits.ts';
import type { FilterProps } from './filter-props.ts';

/** Text that a column has to contain, in any case. */
export function TextFilter({ column, model }: FilterProps) {
  const text = useText();
  return (
    <TextField
      label={text('table.filters.contains')}
      value={findFilter(model.view.query, column.id, 'contains')?.text ?? ''}
      onChange={(value) => model.actions.editQuery((query) => setContains(query, column.id, value))}
    />
  );
}
