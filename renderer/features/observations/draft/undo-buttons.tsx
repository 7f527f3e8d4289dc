import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../../i18n/text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { EditedDraft } from './use-draft.ts';

/** Takes steps back and forward, by Ctrl+Z and Ctrl+Shift+Z too, except in a text, which has its own. */
export function UndoButtons({ undo, redo }: EditedDraft) {
  const text = useText();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isInText(event.target))
      return;
    event.preventDefault();
    if (event.shiftKey) redo?.();
    else undo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={text('observations.undo.step')}
        shortcut="Ctrl Z"
        isDisabled={!undo}
        onPress={() => undo?.()}
      />
      <IconButton
        icon={Redo2}
        label={text('observations.redo.step')}
        shortcut="Ctrl ⇧ Z"
        isDisabled={!redo}
        onPress={() => redo?.()}
      />
    </>
  );
}

function isInText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="checkbox"]), textarea')
  );
}
