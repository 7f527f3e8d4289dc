import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { QueryWants } from '../../../shared/tables/answer-query.ts';
import { EMPTY_QUERY, type TableQuery } from '../../../shared/tables/table-query.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { TableDifferences } from '../engine/table-engine.ts';
import { useTableAnswer } from '../engine/use-table-answer.ts';
import { ExportAction } from '../export/export-action.tsx';
import { queryCriteria } from '../query/query-criteria.ts';
import { setValues, sortByColumn } from '../query/query-edits.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import styles from './compare.module.css';
import { DifferenceExport } from './difference-export.tsx';
import { DifferenceFacet } from './difference-facet.tsx';
import { DifferenceGrid } from './difference-grid.tsx';
import { differenceLabels } from './difference-labels.ts';

const WANTS: QueryWants = { facets: [{ column: 'change' }, { column: 'member' }] };

interface DifferencesViewProps {
  readonly model: RegisterModel;
  readonly result: TableDifferences;
  /** From what to what. */
  readonly direction: string;
}

/** Counts, facets by kind and by column, and the differences themselves. */
export function DifferencesView({ model, result, direction }: DifferencesViewProps) {
  const { text, language } = useSpeech();
  const { description, labels } = model;
  const labelsByColumn = useMemo(
    () => differenceLabels(description.columns, labels, text),
    [description.columns, labels, text],
  );
  const engine = useMemo(
    () => result.differences.withLabels({ language, byColumn: labelsByColumn }),
    [result, language, labelsByColumn],
  );
  const [query, setQuery] = useState<TableQuery>(EMPTY_QUERY);
  const { answer } = useTableAnswer(engine, query, WANTS);
  const [isExporting, setExporting] = useState(false);
  const { newRows, goneRows, changedRows, changedFields, sameRows, outsideRows } = result;
  const isSame = newRows + goneRows + changedRows === 0;
  return (
    <>
      <div className={styles['told']}>
        <div className={styles['bar']}>
          <p className={styles['counts']} role="status">
            {text('compare.counts', { newRows, goneRows, changedRows, fields: changedFields, sameRows })}
          </p>
          {!isSame && (
            <SearchField
              label={text('compare.search')}
              value={query.search}
              onChange={(search) => setQuery({ ...query, search })}
            />
          )}
          <ExportAction
            commandKey="compare.export"
            disabledReasonKey="compare.export.none"
            onExport={answer && !isSame ? () => setExporting(true) : undefined}
          />
        </div>
        {queryCriteria(model.asked).length > 0 && (
          <p className={styles['note']}>{text('compare.wholeRegister')}</p>
        )}
        {outsideRows > 0 && (
          <p className={styles['note']}>{text('compare.outside', { count: outsideRows })}</p>
        )}
      </div>
      {isSame ? (
        <EmptyState icon={CircleCheck} title={text('compare.same.title')}>
          {text('compare.same.why', { count: sameRows })}
        </EmptyState>
      ) : (
        <div className={styles['body']}>
          <div className={styles['facets']}>
            {answer?.facets.map((facet) => (
              <DifferenceFacet
                key={facet.column}
                facet={facet}
                query={query}
                labelOf={(code) => labelsByColumn[facet.column]?.[code] ?? code}
                onValues={(values) => setQuery(setValues(query, facet.column, values))}
              />
            ))}
          </div>
          <div className={styles['grid']}>
            {answer && (
              <DifferenceGrid
                model={model}
                answer={answer}
                changeLabel={(code) => labelsByColumn['change']?.[code] ?? code}
                sort={query.sort}
                onSort={(column, isAdded) => setQuery(sortByColumn(query, column, isAdded))}
              />
            )}
          </div>
        </div>
      )}
      {isExporting && answer && (
        <DifferenceExport
          model={model}
          engine={engine}
          answer={answer}
          byColumn={labelsByColumn}
          direction={direction}
          outsideRows={outsideRows}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}
