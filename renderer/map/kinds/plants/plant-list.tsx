import { memo, useMemo } from 'react';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { MarkRows, type MarkRowsProps } from './mark-rows.tsx';
import { sumLabels, sumMarks } from './mark-sum.ts';
import styles from './plant-list.module.css';

/** As many rows as one reads; the rest is told as a number. */
const MAX_ROWS = 200;

export interface PlantListProps extends MarkRowsProps {
  readonly title: string;
}

/**
 * The plants in view as a list, largest first: the map's other form for keyboards and screen readers. Drawn anew only with
 * other props, for it has hundreds of rows and stands beside what changes with the pointer.
 */
export const PlantList = memo(function PlantList({ marks, title, ...rows }: PlantListProps) {
  const text = useText();
  const formats = useFormats();
  const sorted = useMemo(
    () => marks.toSorted((a, b) => Math.abs(b.outputMw ?? 0) - Math.abs(a.outputMw ?? 0)),
    [marks],
  );
  const hiddenCount = sorted.length - MAX_ROWS;
  return (
    <section className={styles['list']} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles['sum']} role="status">
        {marks.length === 0 ? text('map.list.empty') : sumLabels(sumMarks(marks), text, formats)}
      </p>
      <MarkRows marks={sorted.slice(0, MAX_ROWS)} {...rows} />
      {hiddenCount > 0 && <p className={styles['more']}>{text('map.list.more', { count: hiddenCount })}</p>}
    </section>
  );
});
