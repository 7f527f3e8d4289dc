import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import type { ColumnStatistics } from '../../../shared/tables/statistics.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import { useText } from '../../i18n/text.tsx';
import { useDialog, useDialogActions, useNoticeActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import type { EngineTable } from '../engine/table-engine.ts';
import { useLatest } from '../engine/use-table-answer.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import styles from './statistics.module.css';
import { StatisticsBars } from './statistics-bars.tsx';
import { statisticsFacts } from './statistics-facts.ts';

/** A column at a glance, over the rows that the filters leave. */
export function StatisticsDialog({ model }: { readonly model: RegisterModel }) {
  const dialog = useDialog((state) => state.dialog);
  if (dialog?.kind !== 'statistics' || dialog.register !== model.description.register) return null;
  return <OpenStatistics model={model} columnId={dialog.column} />;
}

function OpenStatistics({ model, columnId }: { readonly model: RegisterModel; readonly columnId: string }) {
  const text = useText();
  const dialogs = useDialogActions();
  const { description, labels } = model;
  const { register, columns } = description;
  const statistics = useStatistics(model, columnId);
  const column = columns.find(({ id }) => id === columnId);
  const facts = useMemo(
    () => (statistics && column ? statisticsFacts(statistics, column, text, labels) : []),
    [statistics, column, text, labels],
  );
  const copy = useCopy(() =>
    [labels.columnWithUnit(columnId), ...facts.map(({ label, value }) => `${label}\t${value}`)].join('\n'),
  );
  return (
    <Dialog
      title={text('table.statistics.title')}
      size="small"
      isOpen
      onClose={dialogs.close}
      footer={
        <>
          <Button icon={Copy} isDisabled={facts.length === 0} onPress={copy}>
            {text('table.statistics.copy')}
          </Button>
          <Button tone="primary" onPress={dialogs.close}>
            {text('frame.part.close')}
          </Button>
        </>
      }
    >
      <div className={styles['content']}>
        <Select
          label={text('table.statistics.column')}
          options={columns.map(({ id }) => ({ id: id as string, label: labels.columnWithUnit(id) }))}
          value={columnId}
          onChange={(id) => dialogs.open({ kind: 'statistics', register, column: id })}
        />
        <p className={styles['rows']} role="status">
          {rowsText(model, text)}
        </p>
        {statistics ? (
          <>
            <StatisticsBars statistics={statistics} labels={labels} text={text} />
            <dl className={styles['facts']}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {(statistics.numbers?.least ?? 0) < 0 && (
              <p className={styles['note']}>{text('table.statistics.pumps')}</p>
            )}
          </>
        ) : (
          <p className={styles['note']}>{text('table.statistics.loading')}</p>
        )}
      </div>
    </Dialog>
  );
}

function rowsText({ answer, labels }: RegisterModel, text: ReturnType<typeof useText>): string {
  if (!answer) return '';
  const total = answer.table.rowCount;
  return answer.rows.length === total
    ? text('table.statistics.rowsAll', { total })
    : text('table.statistics.rows', {
        shown: labels.cells.number(answer.rows.length, 0),
        total,
      });
}

interface Question {
  readonly engine: EngineTable;
  readonly query: TableQuery;
  readonly column: string;
}

function useStatistics({ register, asked }: RegisterModel, column: string): ColumnStatistics | undefined {
  const engine = register?.engine;
  const question = useMemo(
    (): Question | undefined => engine && { engine, query: asked, column },
    [engine, asked, column],
  );
  const { value } = useLatest(question, askStatistics);
  // Until the next column has come, the numbers of the last one would stand under its name.
  return value?.column === column ? value : undefined;
}

async function askStatistics({ engine, query, column }: Question): Promise<ColumnStatistics | undefined> {
  const [statistics] = await engine.statistics(query, [column]);
  return statistics;
}

function useCopy(content: () => string): () => void {
  const { show } = useNoticeActions();
  return () => {
    const copied = content();
    void navigator.clipboard.writeText(copied).then(
      () => show({ tone: 'good', sentence: (text) => text('table.statistics.copied') }),
      () => show({ tone: 'warn', sentence: (text) => text('table.statistics.notCopied'), detail: copied }),
    );
  };
}
