import type { Pivot } from '../../../shared/tables/pivot.ts';
import styles from './pivot.module.css';
import type { PivotHeaders } from './pivot-labels.ts';

interface PivotTableProps {
  readonly label: string;
  readonly pivot: Pivot;
  readonly headers: PivotHeaders;
  /** What stands over the columns. */
  readonly columnsName: string;
  number(value: number): string;
}

/** The numbers with sticky heads; the totals stay in sight below and at the right. */
export function PivotTable({ label, pivot, headers, columnsName, number }: PivotTableProps) {
  const width = pivot.columns.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles['frame']} aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className={styles['corner']}>
              {headers.corner}
              <span className={styles['across']}>{columnsName} →</span>
            </th>
            {headers.columns.map((header, column) => (
              <th key={pivot.columns[column]?.value ?? ''} scope="col">
                {header}
              </th>
            ))}
            <th scope="col" className={styles['totalColumn']}>
              {headers.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {headers.rows.map((header, row) => (
            <tr key={pivot.rows[row]?.value ?? ''}>
              <th scope="row" title={header}>
                {header}
              </th>
              {headers.columns.map((_, column) => (
                <td key={pivot.columns[column]?.value ?? ''}>
                  {cellText(pivot.cells[row * width + column], number)}
                </td>
              ))}
              <td className={styles['totalColumn']}>{cellText(pivot.rowTotals[row], number)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{headers.total}</th>
            {headers.columns.map((_, column) => (
              <td key={pivot.columns[column]?.value ?? ''}>{cellText(pivot.columnTotals[column], number)}</td>
            ))}
            <td className={styles['totalColumn']}>{number(pivot.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Nothing is not zero: a cell without rows is a faint dash. */
function cellText(value: number | undefined, number: (value: number) => string) {
  if (value === undefined || Number.isNaN(value)) return <span className={styles['none']}>–</span>;
  return number(value);
}
