import { MapPinOff } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './map-missing.module.css';
import { MapViewList } from './map-view-list.tsx';
import type { MarkRowsProps } from './mark-rows.tsx';

/** Stands in for the map where the browser cannot draw one: says so, and lists the plants. */
export function MapMissing({ marks, selectedKeys, activeKey, onHover, onActivate }: MarkRowsProps) {
  const text = useText();
  return (
    <div className={styles['missing']}>
      <EmptyState icon={MapPinOff} title={text('map.missing.title')}>
        {text('map.missing.why')}
      </EmptyState>
      <MapViewList
        title={text('map.missing.list')}
        marks={marks}
        selectedKeys={selectedKeys}
        activeKey={activeKey}
        onHover={onHover}
        onActivate={onActivate}
      />
    </div>
  );
}
