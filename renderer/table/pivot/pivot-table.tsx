import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pivot } from '../../../shared/tables/pivot.ts';
import styles from './pivot.module.css';
import type { PivotHeaders } from './pivot-labels.ts';
import { pivotShades } from './pivot-numbers.ts';
import type { PivotSort } from './pivot-order.ts';

interface PivotTableProps {
  readonly label: string;
  readonly pivot: Pivot;
  readonly headers: PivotHeaders;
  /** What stands over the columns. */
  readonly columnsName: string;
  readonly sort: PivotSort;
  /** A number of a column; the totals are the column behind the last one. */
  number(value: number, column: number): string;
  onSort(by: PivotSort['by']): void;
  /** A cell was chosen: its row and its column. */
  onPick(row: number, column: number): void;
}

/** The numbers with sticky headers; the totals stay in sight below and at the right. */
export function PivotTable({ label, pivot, headers, ...props }: PivotTableProps) {
  const { columnsName, sort, number, onSort, onPick } = props;
  const width = pivot.columns.length;
  const shades = pivotShades(pivot);
  const sorted = { sort, onSort };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles['frame']} aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <SortHeader {...sorted} by="name" className={styles['corner']}>
              {headers.corner}
              <span className={styles['across']}>{columnsName} →</span>
            </SortHeader>
            {headers.columns.map((header, column) => (
              <SortHeader {...sorted} key={pivot.columns[column]?.value ?? ''} by={column}>
                {header}
              </SortHeader>
            ))}
            <SortHeader {...sorted} by="total" className={styles['totalColumn']}>
              {headers.total}
            </SortHeader>
          </tr>
        </thead>
        <tbody>
          {headers.rows.map((header, row) => (
            <tr key={pivot.rows[row]?.value ?? ''}>
              <th scope="row" title={header}>
                {header}
              </th>
              {headers.columns.map((_, column) => {
                const value = pivot.cells[row * width + column] ?? Number.NaN;
                const shade = shades[row * width + column] ?? 0;
                return (
                  <td key={pivot.columns[column]?.value ?? ''} style={{ background: shadeOf(shade) }}>
                    {Number.isNaN(value) ? (
                      GAP
                    ) : (
                      <button type="button" className={styles['cell']} onClick={() => onPick(row, column)}>
                        {number(value, column)}
                      </button>
                    )}
                  </td>
                );
              })}
              <td className={styles['totalColumn']}>{cellText(pivot.rowTotals[row], number, width)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{headers.total}</th>
            {headers.columns.map((_, column) => (
              <td key={pivot.columns[column]?.value ?? ''}>
                {cellText(pivot.columnTotals[column], number, column)}
              </td>
            ))}
            <td className={styles['totalColumn']}>{cellText(pivot.total, number, width)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface SortHeaderProps extends Pick<PivotTableProps, 'sort' | 'onSort'> {
  readonly by: PivotSort['by'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function SortHeader({ sort, onSort, by, className, children }: SortHeaderProps) {
  const isSorted = sort.by === by;
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  const order = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} {...(isSorted && { 'aria-sort': order })}>
      <button type="button" className={styles['sorter']} onClick={() => onSort(by)}>
        <span>{children}</span>
        {isSorted && <Arrow size={12} aria-hidden />}
      </button>
    </th>
  );
}

function shadeOf(share: number): string {
  return `color-mix(in srgb, var(--ice-soft) ${(share * 100).toFixed(1)}%, var(--paper))`;
}

/** Nothing is not zero: a cell without rows is a faint dash. */
const GAP = <span className={styles['none']}>–</span>;

function cellText(value: number | undefined, number: PivotTableProps['number'], column: number) {
  return value === undefined || Number.isNaN(value) ? GAP : number(value, column);
}
