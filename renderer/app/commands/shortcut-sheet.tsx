import { useText } from '../../i18n/text.tsx';
import type { TextKey } from '../../i18n/texts.ts';
import type { CommandGroup } from '../../state/commands.ts';
import { useCommandList, useDialog, useDialogActions, usePlace } from '../../state/use-stores.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './shortcut-sheet.module.css';
import { IS_MAC, shownShortcut } from './shortcuts.ts';
import { BUTTONS, SURFACES, type Surface } from './surface-keys.ts';

const GROUPS: readonly CommandGroup[] = ['go', 'data', 'table', 'map', 'view', 'help'];

const NO_SURFACES: readonly Surface[] = [];

/** Every shortcut that works now, from the registry of commands, and the keys of what the place shows. */
export function ShortcutSheet() {
  const text = useText();
  const isOpen = useDialog(({ dialog }) => dialog?.kind === 'shortcuts');
  const { close } = useDialogActions();
  const commands = useCommandList((state) => state.commands);
  const surfaces = usePlace(({ placeId }) => SURFACES[placeId] ?? NO_SURFACES);
  const listed = [...commands.values()].filter(({ shortcuts }) => shortcuts && shortcuts.length > 0);
  return (
    <Dialog title={text('frame.shortcuts.title')} isOpen={isOpen} size="large" isForReading onClose={close}>
      <div className={styles['groups']}>
        {GROUPS.map((group) => (
          <ShortcutGroup
            key={group}
            title={text(`frame.group.${group}`)}
            lines={listed
              .filter((one) => one.group === group)
              .map(({ id, labelKey, shortcuts = [] }) => ({ id, labelKey, keys: shortcuts }))}
          />
        ))}
        {[BUTTONS, ...surfaces].map(({ titleKey, keys }) => (
          <ShortcutGroup
            key={titleKey}
            title={text(titleKey)}
            lines={keys.map((line) => ({ ...line, id: line.labelKey }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ShortcutGroupProps {
  readonly title: string;
  readonly lines: readonly {
    readonly id: string;
    readonly labelKey: TextKey;
    readonly keys: readonly string[];
  }[];
}

function ShortcutGroup({ title, lines }: ShortcutGroupProps) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h3 className={styles['heading']}>{title}</h3>
      <dl className={styles['list']}>
        {lines.map(({ id, labelKey, keys }) => (
          <div key={id} className={styles['line']}>
            <dt>{text(labelKey)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles['key']}>
                  {shownShortcut(key === 'Space' ? text('frame.key.space') : key, IS_MAC)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
