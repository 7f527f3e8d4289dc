import { SearchX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Toast } from '../../ui/toast.tsx';
import { Part } from './part.tsx';
import styles from './parts-page.module.css';

const none = () => undefined;

export function NoticeParts() {
  return (
    <Part title="Notices, progress, empty states">
      <div className={classNames(styles['grid'], styles['wide'])}>
        <div className={styles['narrow']}>
          <Toast tone="good" sentence="Kraftverk: 12 nye, 3 borte, 41 endret." onDismiss={none} />
          <Toast
            tone="info"
            sentence="Visningen er fjernet."
            actions={[{ label: 'Angre', run: none }]}
            onDismiss={none}
          />
          <Toast
            tone="warn"
            sentence="Noe i lenken er ukjent og ble utelatt: range.depth."
            onDismiss={none}
          />
          <Toast
            tone="error"
            sentence="https://example.org svarte med status 503. Radene du har, er urørt."
            detail="upstream/bad-status"
            onDismiss={none}
          />
        </div>
        <div className={styles['narrow']}>
          <ProgressBar label="Henter kraftverk" part={0.42} text="0,9 av 2,1 MB" />
          <ProgressBar label="Leser filen" part={undefined} />
        </div>
        <EmptyState icon={SearchX} title="0 av 97 rader" actions={<Button>Fjern filteret MW ≥ 4 000</Button>}>
          Filteret MW ≥ 4 000 slipper ingen rader gjennom.
        </EmptyState>
      </div>
    </Part>
  );
}
