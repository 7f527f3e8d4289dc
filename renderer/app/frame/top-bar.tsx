import { Search } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { IS_MAC, shownShortcut } from '../commands/shortcuts.ts';
import { DataSetPill } from './data-set-pill.tsx';
import { JobsPill } from './jobs-pill.tsx';
import { Logo } from './logo.tsx';
import { LookMenu } from './look-menu.tsx';
import { NetworkPill } from './network-pill.tsx';
import { OpenFileButton } from './open-file-button.tsx';
import { OutboxPill } from './outbox-pill.tsx';
import { ServicesPill } from './services-pill.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const text = useText();
  const { open } = useDialogActions();
  return (
    <header className={styles['bar']} data-ground="pine" data-landmark>
      <span className={styles['brand']}>
        <Logo />
        <span className={styles['name']}>Varde</span>
      </span>
      <DataSetPill />
      <OpenFileButton />
      <span className={styles['space']} />
      <button type="button" className={styles['search']} onClick={() => open({ kind: 'palette', text: '' })}>
        <Icon of={Search} />
        <span className={styles['hint']}>{text('frame.search.hint')}</span>
        <kbd className={styles['key']}>{shownShortcut('Ctrl+K', IS_MAC)}</kbd>
      </button>
      <OutboxPill />
      <JobsPill />
      <NetworkPill />
      <ServicesPill />
      <LookMenu />
    </header>
  );
}
