import { Table2, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { sumLabels, sumMarks } from '../../map/kinds/plants/mark-sum.ts';
import type { PlantMark } from '../../map/kinds/plants/plant-mark.ts';
import {
  usePlaceActions,
  useSelection,
  useSelectionActions,
  useTableViewActions,
} from '../../state/use-stores.ts';
import { onlyKeys } from '../../table/query/query-edits.ts';
import { Button } from '../../ui/button.tsx';
import styles from './map-place.module.css';

/** What several chosen plants add up to, and the way to their rows. One plant has a card instead. */
export function ChosenPlants({ marks }: { readonly marks: readonly PlantMark[] }) {
  const text = useText();
  const formats = useFormats();
  const { go } = usePlaceActions();
  const { editQuery } = useTableViewActions('plants');
  const { clear } = useSelectionActions('plants');
  const selectedKeys = useSelection('plants', (state) => state.selectedKeys);
  const chosen = useMemo(() => marks.filter(({ key }) => selectedKeys.has(key)), [marks, selectedKeys]);
  const section = useRef<HTMLElement>(null);
  // It is told where the list of plants may have been scrolled past it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: others are chosen then
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), [chosen]);
  if (chosen.length < 2) return null;
  function showRows(): void {
    editQuery((query) => onlyKeys(query, selectedKeys));
    go('plants');
  }
  return (
    <section ref={section} className={styles['chosen']} aria-label={text('map.chosen.title')}>
      <h2>{text('map.chosen.title')}</h2>
      <p>{sumLabels(sumMarks(chosen), text, formats)}</p>
      <div className={styles['activeActions']}>
        <Button size="small" icon={Table2} onPress={showRows}>
          {text('map.chosen.table')}
        </Button>
        <Button size="small" tone="quiet" icon={X} onPress={clear}>
          {text('map.chosen.clear')}
        </Button>
      </div>
    </section>
  );
}
