import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { criterionText } from '../labels/criterion-text.ts';
import { criterionId, queryCriteria } from '../query/query-criteria.ts';
import { removeAllFilters } from '../query/query-edits.ts';
import { removePart } from './remove-part.ts';
import type { RegisterModel } from './use-register-model.ts';
import styles from './workbench.module.css';

/** What hides rows, each to be taken away by itself. The search has its own field and no chip. */
export function ChipsBar({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const parts = queryCriteria(model.asked);
  const chips = parts.filter((part) => part.kind !== 'search');
  if (parts.length === 0) return null;
  return (
    <div className={styles['chips']}>
      {chips.map((part) => (
        <Chip
          key={criterionId(part)}
          label={criterionText(part, text, model.labels)}
          onRemove={() => removePart(model.actions, part)}
        />
      ))}
      <Button
        tone="quiet"
        size="small"
        onPress={() => {
          model.actions.editQuery(removeAllFilters);
          model.actions.setBoundToMap(false);
        }}
      >
        {text('table.filters.removeAll')}
      </Button>
    </div>
  );
}
