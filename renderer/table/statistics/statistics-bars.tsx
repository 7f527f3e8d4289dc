import type { ColumnStatistics } from '../../../shared/tables/statistics.ts';
import type { Text } from '../../i18n/create-text.ts';
import type { RegisterLabels } from '../labels/register-labels.ts';
import styles from './statistics.module.css';

interface StatisticsBarsProps {
  readonly statistics: ColumnStatistics;
  readonly labels: RegisterLabels;
  readonly text: Text;
}

/** How the values lie: bars over their range, or the most frequent ones. */
export function StatisticsBars(props: StatisticsBarsProps) {
  const { statistics, text } = props;
  if (statistics.valueCount === 0) return <p className={styles['note']}>{text('table.statistics.none')}</p>;
  return statistics.numbers ? <RangeBars {...props} /> : <FrequentValues {...props} />;
}

const WIDTH = 400;
const HEIGHT = 84;
const GAP = 2;

function RangeBars({ statistics, labels, text }: StatisticsBarsProps) {
  const bars = statistics.numbers?.bars;
  if (!bars || bars.counts.length < 2) return null;
  const { edges, counts } = bars;
  const say = (value: number | undefined) => labels.amount(statistics.column, value ?? 0);
  const most = Math.max(...counts);
  const step = WIDTH / counts.length;
  const label = labels.columnWithUnit(statistics.column);
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles['bars']}
        role="img"
        aria-label={text('table.filters.histogram', { label })}
      >
        {Array.from(counts, (count, place) => {
          // The smallest count is still seen.
          const height = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT);
          return (
            <g key={edges[place]}>
              <title>
                {text('table.filters.bar', { from: say(edges[place]), to: say(edges[place + 1]), count })}
              </title>
              <rect className={styles['ground']} x={place * step} y={0} width={step} height={HEIGHT} />
              <rect
                className={styles['bar']}
                x={place * step + GAP / 2}
                y={HEIGHT - height}
                width={step - GAP}
                height={height}
              />
            </g>
          );
        })}
      </svg>
      <figcaption className={styles['ends']}>
        <span>{say(edges[0])}</span>
        {bars.isLogarithmic && <span>{text('table.filters.logarithmic')}</span>}
        <span>{say(edges.at(-1))}</span>
      </figcaption>
    </figure>
  );
}

function FrequentValues({ statistics, labels, text }: StatisticsBarsProps) {
  const frequent = statistics.frequent ?? [];
  const most = Math.max(1, ...frequent.map(({ count }) => count));
  return (
    <section aria-label={text('table.statistics.frequent')}>
      <h3 className={styles['heading']}>{text('table.statistics.frequent')}</h3>
      <ul className={styles['frequent']}>
        {frequent.map(({ value, count }) => (
          <li key={value}>
            <span className={styles['value']}>{labels.value(statistics.column, value)}</span>
            <span className={styles['track']} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles['count']}>{labels.cells.number(count, 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
