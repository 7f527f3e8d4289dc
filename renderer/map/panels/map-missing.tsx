import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './map-missing.module.css';

/** Stands in for the map where the browser cannot draw one: says so, and holds the lists of what would be on it. */
export function MapMissing({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles['missing']}>
      <EmptyState icon={MapPinOff} title={text('map.missing.title')}>
        {text('map.missing.why')}
      </EmptyState>
      {children}
    </div>
  );
}
