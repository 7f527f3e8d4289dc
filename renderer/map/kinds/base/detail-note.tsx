import { Info } from 'lucide-react';
import { useText } from '../../../i18n/text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './detail-note.module.css';

/** Says that land is empty because the base map knows no more, and what would show more. */
export function DetailNote() {
  const text = useText();
  return (
    <p role="status" className={styles['note']}>
      <Icon of={Info} size="small" />
      {text('map.noMoreDetail')}
    </p>
  );
}
