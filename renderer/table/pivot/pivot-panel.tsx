import { TableProperties } from 'lucide-react';
import { useMemo, useState } from 'react';
import { bucketFilter } from '../../../shared/tables/buckets.ts';
import { MAX_PIVOT_CELLS, type Pivot, type PivotRequest } from '../../../shared/tables/pivot.ts';
import type { TableQuery } from '../../../shared/tables/table-query.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { useRemembered } from '../../state/use-stores.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { EngineTable } from '../engine/table-engine.ts';
import { useLatest } from '../engine/use-table-answer.ts';
import { putFilter } from '../query/query-edits.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import styles from './pivot.module.css';
import { type PivotChoices, pivotDimensions, pivotRequest, readPivotChoices } from './pivot-choices.ts';
import { PivotExport } from './pivot-export.tsx';
import { dimensionText, headerText, measureText } from './pivot-labels.ts';
import { measureDecimals, pivotDecimals } from './pivot-numbers.ts';
import { FIRST_PIVOT_SORT, nextPivotSort, sortPivot } from './pivot-order.ts';
import { PivotTable } from './pivot-table.tsx';
import { PivotTools } from './pivot-tools.tsx';

/**
 * Rows against columns over the rows that the filters leave: counts, sums with the pumps apart, means, medians and
 * extremes. A click on a cell filters by its row and column.
 */
export function PivotPanel({ model }: { readonly model: RegisterModel }) {
  const { text, formats } = useSpeech();
  const { description, labels, actions } = model;
  const [kept, remember] = useRemembered(`pivot.${description.register}`);
  const choices = useMemo(() => readPivotChoices(kept, description), [kept, description]);
  const { value: answer } = usePivot(model, choices);
  const [isExporting, setExporting] = useState(false);
  const [sort, setSort] = useState(FIRST_PIVOT_SORT);
  const dimensions = pivotDimensions(description);
  const rows = dimensions.find(({ id }) => id === choices.rows);
  const columns = dimensions.find(({ id }) => id === choices.columns);
  if (!rows || !columns) return null;

  const choose = (change: Partial<PivotChoices>) => {
    setSort(FIRST_PIVOT_SORT);
    remember({ ...choices, ...change });
  };
  const isCount = choices.measure === 'count';
  const isSum = choices.measure === 'sum';
  const summed = description.sums.find(({ column }) => column === choices.of)?.decimals ?? 0;
  const written = description.columns.find(({ id }) => id === choices.of)?.decimals ?? 0;
  const leastDecimals = measureDecimals(choices.measure, written, summed);
  // Where an answer to older choices is still shown, its heads are other ones: wait for the right one.
  const unsorted = answer?.choices === choices ? answer.pivot : undefined;
  const { pivot, headers } =
    unsorted && !unsorted.isTooLarge
      ? sortPivot(
          unsorted,
          {
            corner: dimensionText(rows, labels, text),
            rows: unsorted.rows.map((bucket) => headerText(rows, bucket, labels, text)),
            columns: unsorted.columns.map((bucket) => headerText(columns, bucket, labels, text)),
            total: text(isCount || isSum ? 'pivot.total' : 'pivot.all'),
          },
          sort,
        )
      : { pivot: unsorted, headers: undefined };
  const decimals = pivot ? pivotDecimals(pivot, leastDecimals) : [];
  const number = (value: number, column: number) => formats.number(value, decimals[column]);

  function pick(row: number, column: number): void {
    const [down, across] = [pivot?.rows[row], pivot?.columns[column]];
    if (!rows || !columns || !down || !across) return;
    actions.editQuery((query) =>
      putFilter(putFilter(query, bucketFilter(rows.column, down)), bucketFilter(columns.column, across)),
    );
  }
  const title = text('pivot.title', {
    measure: measureText(choices, labels, text),
    rows: dimensionText(rows, labels, text),
    columns: dimensionText(columns, labels, text),
  });

  const separateNote =
    pivot && pivot.separateCount > 0
      ? text('pivot.apart', {
          count: pivot.separateCount,
          amount: `${formats.number(pivot.separateSum, summed)} ${labels.unit(choices.of) ?? ''}`,
        })
      : undefined;

  return (
    <section className={styles['panel']} aria-label={text('pivot.button')}>
      <PivotTools
        model={model}
        choices={choices}
        onChoose={choose}
        onExport={pivot && !pivot.isTooLarge && pivot.rows.length > 0 ? () => setExporting(true) : undefined}
      />
      {!pivot && (
        <div className={styles['waiting']}>
          <ProgressBar label={text('pivot.running')} part={undefined} />
        </div>
      )}
      {separateNote !== undefined && <p className={styles['note']}>{separateNote}</p>}
      {pivot && headers && !pivot.isTooLarge && pivot.rows.length > 0 && (
        <PivotTable
          label={title}
          pivot={pivot}
          headers={headers}
          columnsName={dimensionText(columns, labels, text)}
          sort={sort}
          number={number}
          onSort={(by) => setSort(nextPivotSort(sort, by))}
          onPick={pick}
        />
      )}
      {pivot && pivot.rows.length === 0 && (
        <EmptyState icon={TableProperties} title={text('pivot.none.title')}>
          {text('pivot.none.why')}
        </EmptyState>
      )}
      {pivot?.isTooLarge && (
        <EmptyState icon={TableProperties} title={text('pivot.tooLarge.title')}>
          {text('pivot.tooLarge.why', {
            rows: pivot.rows.length,
            columns: pivot.columns.length,
            limit: MAX_PIVOT_CELLS,
          })}
        </EmptyState>
      )}
      {isExporting && pivot && headers && (
        <PivotExport
          model={model}
          pivot={pivot}
          headers={headers}
          choices={choices}
          title={title}
          separateNote={separateNote}
          onClose={() => setExporting(false)}
        />
      )}
    </section>
  );
}

interface Question {
  readonly engine: EngineTable;
  readonly query: TableQuery;
  readonly choices: PivotChoices;
  readonly request: PivotRequest;
}

function usePivot(model: RegisterModel, choices: PivotChoices) {
  const { description, register, asked } = model;
  const engine = register?.engine;
  const question = useMemo((): Question | undefined => {
    const request = pivotRequest(choices, description);
    return engine && request ? { engine, query: asked, choices, request } : undefined;
  }, [engine, asked, choices, description]);
  return useLatest(question, askPivot);
}

async function askPivot({
  engine,
  query,
  choices,
  request,
}: Question): Promise<{ choices: PivotChoices; pivot: Pivot | undefined }> {
  return { choices, pivot: await engine.pivot(query, request) };
}
