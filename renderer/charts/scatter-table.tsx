import styles from './charts.module.css';
import type { ScatterChartProps } from './scatter-chart.tsx';

interface ScatterTableProps extends Pick<ScatterChartProps, 'points' | 'x' | 'y'> {
  readonly title: string;
  /** Of the first column. */
  readonly header: string;
  /** Told below where not all points are listed. */
  note(shown: number): string;
}

const MAX_ROWS = 500;

/** The points of a chart as a table, for those who read rather than look. */
export function ScatterTable({ title, header, points, x, y, note }: ScatterTableProps) {
  const shown = points.slice(0, MAX_ROWS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles['tableFrame']} aria-label={title} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{header}</th>
            <th scope="col">{x.label}</th>
            <th scope="col">{y.label}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.label}</th>
              <td>{x.number(point.x)}</td>
              <td>{y.number(point.y)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < points.length && <p>{note(shown.length)}</p>}
    </section>
  );
}
