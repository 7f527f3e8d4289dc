import { useText } from '../../i18n/text.tsx';
import type { Command, CommandGroup } from '../../state/commands.ts';
import { useCommandList, useDialog, useDialogActions } from '../../state/use-stores.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './shortcut-sheet.module.css';
import { IS_MAC, shownShortcut } from './shortcuts.ts';

const GROUPS: readonly CommandGroup[] = ['go', 'data', 'table', 'map', 'view', 'help'];

/** Every shortcut that works now, from the registry of commands. */
export function ShortcutSheet() {
  const text = useText();
  const isOpen = useDialog(({ dialog }) => dialog?.kind === 'shortcuts');
  const { close } = useDialogActions();
  const commands = useCommandList((state) => state.commands);
  const listed = [...commands.values()].filter(({ shortcuts }) => shortcuts && shortcuts.length > 0);
  return (
    <Dialog title={text('frame.shortcuts.title')} isOpen={isOpen} onClose={close}>
      <div className={styles['groups']}>
        {GROUPS.map((group) => (
          <ShortcutGroup key={group} group={group} commands={listed.filter((one) => one.group === group)} />
        ))}
      </div>
    </Dialog>
  );
}

function ShortcutGroup({ group, commands }: { group: CommandGroup; commands: readonly Command[] }) {
  const text = useText();
  if (commands.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h3 className={styles['heading']}>{text(`frame.group.${group}`)}</h3>
      <dl className={styles['list']}>
        {commands.map(({ id, labelKey, shortcuts = [] }) => (
          <div key={id} className={styles['line']}>
            <dt>{text(labelKey)}</dt>
            <dd>
              {shortcuts.map((shortcut) => (
                <kbd key={shortcut} className={styles['key']}>
                  {shownShortcut(shortcut, IS_MAC)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
