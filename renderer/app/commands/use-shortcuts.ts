import { useEffect } from 'react';
import { useStores } from '../../state/stores.tsx';
import { IS_MAC, isTypedKey, matchesShortcut } from './shortcuts.ts';

const TYPING_ROLES = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** Whether the focus is where letters are text. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type)) ||
    TYPING_ROLES.has(target.getAttribute('role') ?? '')
  );
}

/** Runs the command whose shortcut is pressed. A dialog keeps the keys to itself. */
export function useShortcuts(): void {
  const { commands, dialogs } = useStores();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || dialogs.store.getState().dialog) return;
      for (const command of commands.store.getState().commands.values()) {
        const shortcut = command.shortcuts?.find((one) => matchesShortcut(event, one, IS_MAC));
        if (shortcut === undefined || (isTypedKey(shortcut) && isTyping(event.target))) continue;
        event.preventDefault();
        commands.actions.run(command.id);
        return;
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [commands, dialogs]);
}
