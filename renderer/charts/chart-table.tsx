import { useText } from '../i18n/text.tsx';
import type { ChartSeries } from './chart-series.ts';
import styles from './charts.module.css';
import type { ChartDatum } from './stack-layout.ts';

interface ChartTableProps {
  readonly title: string;
  /** Of the first column. */
  readonly header: string;
  readonly unit: string;
  readonly data: readonly ChartDatum[];
  readonly series: readonly ChartSeries[];
  number(value: number): string;
}

/** The numbers of a chart as a table, for those who read rather than look. */
export function ChartTable({ title, header, unit, data, series, number }: ChartTableProps) {
  const text = useText();
  const hasTotal = series.length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles['tableFrame']} aria-label={title} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{header}</th>
            {series.map((one) => (
              <th key={one.id} scope="col">
                {one.dividedLabel ?? one.label} ({unit})
              </th>
            ))}
            {hasTotal && (
              <th scope="col">
                {text('charts.total')} ({unit})
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.map((datum) => (
            <tr key={datum.id}>
              <th scope="row">{datum.label}</th>
              {series.map((one, place) => (
                <td key={one.id}>{cellText(datum.values[place], number)}</td>
              ))}
              {hasTotal && <td>{number(datum.values.reduce((sum, value) => sum + (value || 0), 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellText(value: number | undefined, number: (value: number) => string): string {
  return value === undefined || Number.isNaN(value) ? '–' : number(value);
}
