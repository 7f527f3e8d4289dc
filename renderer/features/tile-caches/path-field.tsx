import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { fileAtPath } from '../../bridge/varde-shell.ts';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './tile-caches-place.module.css';

/** Names a cache by its path: the only way to a folder, and to a file that a browser would have to send. */
export function PathField() {
  const text = useText();
  const { open } = useDialogActions();
  const [path, setPath] = useState('');
  return (
    <Popover
      label={text('tiles.path.title')}
      placement="bottom end"
      trigger={<Button icon={FolderInput}>{text('tiles.path.title')}</Button>}
    >
      {(close) => (
        <form
          className={styles['path']}
          onSubmit={(event) => {
            event.preventDefault();
            if (path.trim() === '') return;
            close();
            open({ kind: 'import', files: [fileAtPath(path.trim())] });
          }}
        >
          <TextField
            label={text('tiles.path.label')}
            description={text('tiles.path.hint')}
            value={path}
            onChange={setPath}
            autoFocus
          />
          <Button type="submit" tone="primary" isDisabled={path.trim() === ''}>
            {text('tiles.path.look')}
          </Button>
        </form>
      )}
    </Popover>
  );
}
