import { Checkbox } from '../../ui/checkbox.tsx';
import { findFilter, setExcluded } from '../query/query-edits.ts';
import type { FilterProps } from './filter-props.ts';

interface ExcludedBoxProps extends FilterProps {
  readonly kind: 'oneOf' | 'range' | 'contains';
  readonly label: string;
}

/** Whether a filter leaves out what it names instead of keeping it. Shown while the column filters so. */
export function ExcludedBox({ column, model, kind, label }: ExcludedBoxProps) {
  const filter = findFilter(model.view.query, column.id, kind);
  if (!filter) return null;
  return (
    <Checkbox
      isSelected={filter.isExcluded === true}
      onChange={(isExcluded) =>
        model.actions.editQuery((query) => setExcluded(query, column.id, kind, isExcluded))
      }
    >
      {label}
    </Checkbox>
  );
}
