import { useEffect } from 'react';
import { useStores } from '../../state/stores.tsx';

// Shortcuts as text: `Ctrl+Shift+L`, `?`, `F9`. They are matched by event.key, not by place on the keyboard: `/` and
// `?` sit elsewhere on a Norwegian one. Ctrl+Alt is never used: Windows sends it for AltGr.

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

interface Shortcut {
  readonly key: string;
  readonly hasControl: boolean;
  readonly hasShift: boolean;
}

function readShortcut(shortcut: string): Shortcut {
  const parts = shortcut.split(/\+(?=.)/);
  return {
    key: parts.at(-1) ?? '',
    hasControl: parts.slice(0, -1).includes('Ctrl'),
    hasShift: parts.slice(0, -1).includes('Shift'),
  };
}

/** Whether a key press means a shortcut. On a Mac, Ctrl stands for the command key. */
export function matchesShortcut(press: KeyPress, shortcut: string, isMac: boolean): boolean {
  const { key, hasControl, hasShift } = readShortcut(shortcut);
  const isControlDown = isMac ? press.metaKey : press.ctrlKey;
  const isOtherDown = press.altKey || (isMac ? press.ctrlKey : press.metaKey);
  if (press.key.toLowerCase() !== key.toLowerCase() || isOtherDown) return false;
  if (isControlDown !== hasControl) return false;
  // A sign such as `?` needs Shift on some keyboards and not on others; letters and F keys mean what they say.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return isSign || press.shiftKey === hasShift;
}

/** Whether a shortcut would take a key away from someone who types: a sign or letter alone. */
export function isTypedKey(shortcut: string): boolean {
  const { key, hasControl } = readShortcut(shortcut);
  return !hasControl && key.length === 1;
}

/** A shortcut as people read it on their keyboard. */
export function shownShortcut(shortcut: string, isMac: boolean): string {
  if (!isMac) return shortcut.replaceAll('+', ' ').replace(/ $/, '+');
  return shortcut.replace('Ctrl+', '⌘').replace('Shift+', '⇧');
}

export const IS_MAC = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac OS');

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
