import { CircleAlert, Loader } from 'lucide-react';
import { useRef } from 'react';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { DataGridHandle } from '../grid/data-grid-props.ts';
import { TablePane } from './table-pane.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';
import styles from './workbench.module.css';
import { ZeroRows } from './zero-rows.tsx';

interface RowsAreaProps {
  readonly model: RegisterModel;
  readonly expanded: ExpandedGroups;
  onFilterColumn(column: string): void;
}

/** The table, or why there is none. */
export function RowsArea({ model, expanded, onFilterColumn }: RowsAreaProps) {
  const text = useText();
  const { answer, error, labels } = model;
  const gridRef = useRef<DataGridHandle>(null);
  const chooseHere = useChosenInSight(model, expanded, gridRef);

  if (!answer) {
    return error === undefined ? (
      <EmptyState icon={Loader} title={text('table.loading', { register: labels.register })} />
    ) : (
      <EmptyState icon={CircleAlert} title={text('table.loadFailed')}>
        {describeError(error, text).sentence}
      </EmptyState>
    );
  }
  const isOld = model.isOld(answer.table);
  return (
    <div className={styles['rows']} aria-busy={model.isStale || isOld}>
      {isOld && (
        <p className={styles['newer']} role="status">
          {text('table.loadingNewer', { register: labels.register, count: model.rowCount ?? 0 })}
        </p>
      )}
      {answer.rows.length === 0 ? (
        <ZeroRows model={model} />
      ) : (
        <TablePane
          model={model}
          answer={answer}
          expanded={expanded}
          handleRef={gridRef}
          chooseHere={chooseHere}
          onFilterColumn={onFilterColumn}
        />
      )}
    </div>
  );
}
