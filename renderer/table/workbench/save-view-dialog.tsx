import { useState } from 'react';
import type { TableRegister } from '../../../shared/contracts/energy/registers.ts';
import { useText } from '../../i18n/text.tsx';
import { useDialog, useDialogActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { findByName, type SavedViews } from '../view/use-saved-views.ts';
import styles from './workbench.module.css';

interface SaveViewDialogProps {
  readonly register: TableRegister;
  readonly saved: SavedViews;
  /** The view as text, asked for when it is saved. */
  viewText(): string;
}

/** Asks for the name under which a view is kept. */
export function SaveViewDialog({ register, saved, viewText }: SaveViewDialogProps) {
  const text = useText();
  const isOpen = useDialog(({ dialog }) => dialog?.kind === 'save-view' && dialog.register === register);
  const { close } = useDialogActions();
  const [name, setName] = useState('');

  function save(): void {
    if (name.trim() === '') return;
    void saved.save(name.trim(), viewText());
    setName('');
    close();
  }

  return (
    <Dialog
      title={text('table.views.title')}
      size="small"
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{text('table.views.cancel')}</Button>
          <Button tone="primary" onPress={save} isDisabled={name.trim() === ''}>
            {text('table.views.confirm')}
          </Button>
        </>
      }
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={text('table.views.name')}
          description={text(findByName(saved.views, name) ? 'table.views.nameTaken' : 'table.views.nameHint')}
          value={name}
          onChange={setName}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
