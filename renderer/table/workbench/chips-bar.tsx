import { useMemo, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useSelection } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { chipText } from '../labels/criterion-text.ts';
import { criterionId, queryCriteria } from '../query/query-criteria.ts';
import { onlyKeys, removeAllFilters } from '../query/query-edits.ts';
import { removePart } from './remove-part.ts';
import { shownSelectedKeys } from './selected-totals.ts';
import { UnseenChips } from './unseen-chips.tsx';
import type { RegisterModel } from './use-register-model.ts';
import { useUnseenCount } from './use-unseen-count.ts';
import styles from './workbench.module.css';

/**
 * What hides rows, each to be taken away by itself, and the way to the selected rows alone. The search has its own field
 * and no chip. The bar is as high without chips: what stands below must not move under the pointer. Chips that have no room
 * are counted, and scrolled to or shown by a button; the buttons behind them are always whole.
 */
export function ChipsBar({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const parts = queryCriteria(model.asked);
  const chips = parts.filter((part) => part.kind !== 'search');
  const listRef = useRef<HTMLDivElement>(null);
  const unseenCount = useUnseenCount(listRef);
  const drawn = chips.map((part) => (
    <Chip
      key={criterionId(part)}
      label={chipText(part, text, model.labels)}
      onRemove={() => removePart(model.actions, part)}
    />
  ));
  const selectedKeys = useShownSelection(model);
  return (
    <div className={styles['chips']}>
      <div ref={listRef} className={styles['chipList']}>
        {drawn}
      </div>
      <div className={styles['chipActions']}>
        <UnseenChips count={unseenCount}>{drawn}</UnseenChips>
        {parts.length > 0 && (
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
        )}
        {selectedKeys.length > 0 && model.asked.keys === undefined && (
          <Button
            tone="quiet"
            size="small"
            onPress={() => model.actions.editQuery((query) => onlyKeys(query, selectedKeys))}
          >
            {text('table.filters.onlySelected', { count: selectedKeys.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Those that the filters hide are not lit, not counted, and not kept by what is counted. */
function useShownSelection({ description, answer }: RegisterModel): readonly string[] {
  const selectedKeys = useSelection(description.register, (state) => state.selectedKeys);
  return useMemo(() => (answer ? shownSelectedKeys(answer, selectedKeys) : []), [answer, selectedKeys]);
}
