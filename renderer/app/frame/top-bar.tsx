import { FolderOpen, Search } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { roveAcross } from '../../ui/roving-focus.ts';
import { IS_MAC, shownShortcut } from '../commands/shortcuts.ts';
import { DataSetPill } from './data-set-pill.tsx';
import { LookMenu } from './look-menu.tsx';
import { NetworkPill } from './network-pill.tsx';
import { Pill } from './pill.tsx';
import { ServicesPill } from './services-pill.tsx';
import styles from './top-bar.module.css';
import { JobsPill, OutboxPill } from './work-pills.tsx';

export function TopBar() {
  const text = useText();
  const { open } = useDialogActions();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a header of no section is the banner, which may have a name
    <header
      ref={roveAcross}
      aria-label={text('frame.topBar')}
      className={styles['bar']}
      data-ground="pine"
      data-landmark
    >
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

/** The way in for one's own data, on every screen. */
function OpenFileButton() {
  const text = useText();
  const { commands } = useStores();
  const label = text('frame.command.open');
  return (
    <Pill icon={FolderOpen} label={label} onPress={() => commands.actions.run('data.open')}>
      {label}
    </Pill>
  );
}

/** The cairn with its fire. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" className={styles['mark']} aria-hidden="true">
      <path
        className={styles['fire']}
        d="M16 2.4c2 2.4 3.1 4 3.1 5.8a3.1 3.1 0 0 1-6.2 0c0-1 .5-1.9 1.3-2.8.2.9.6 1.4 1.2 1.7-.2-1.6 0-3.1.6-4.7z"
      />
      <g className={styles['stones']}>
        <rect x="13" y="12.6" width="6" height="4.4" rx="1" />
        <rect x="10.6" y="18" width="6.2" height="4.8" rx="1" />
        <rect x="17.8" y="18" width="3.8" height="4.8" rx="1" />
        <rect x="7.6" y="23.8" width="4.8" height="5" rx="1" />
        <rect x="13.4" y="23.8" width="6" height="5" rx="1" />
        <rect x="20.4" y="23.8" width="4" height="5" rx="1" />
      </g>
    </svg>
  );
}
