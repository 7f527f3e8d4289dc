import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { rememberFolder } from '../../bridge/varde-shell.ts';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpenLink } from '../palette/use-open-link.ts';
import styles from './drop-target.module.css';
import { isFolder } from './dropped-folder.ts';

/** Takes files and links of views that are dropped anywhere in the window. */
export function DropTarget() {
  const text = useText();
  const isOver = useDrops();
  if (!isOver) return null;
  return (
    <div className={styles['target']} aria-hidden="true">
      <div className={styles['card']}>
        <Icon of={FileDown} size="large" />
        <p>{text('frame.import.drop')}</p>
      </div>
    </div>
  );
}

/** Files and folders; which of them are folders is known only while the drop is told. */
function droppedFiles(dropped: DataTransfer | null): File[] {
  return [...(dropped?.items ?? [])].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    const entry = file && item.webkitGetAsEntry();
    if (entry && isFolder(entry)) rememberFolder(file, entry);
    return file ?? [];
  });
}

function useDrops(): boolean {
  const [isOver, setOver] = useState(false);
  const { open } = useDialogActions();
  const openLink = useOpenLink();
  useEffect(() => {
    const carries = (event: DragEvent, type: string) => event.dataTransfer?.types.includes(type) ?? false;
    const onDragOver = (event: DragEvent) => {
      const hasFiles = carries(event, 'Files');
      // A part of the screen that takes it says so.
      if (event.defaultPrevented) {
        setOver(false);
        return;
      }
      if (!hasFiles && !carries(event, 'text/plain')) return;
      event.preventDefault();
      if (hasFiles) setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Leaving one element for another is not leaving the window.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented) return;
      const files = droppedFiles(event.dataTransfer);
      const dropped = event.dataTransfer?.getData('text/plain') ?? '';
      if (files.length > 0) {
        event.preventDefault();
        open({ kind: 'import', files });
      } else if (openLink(dropped)) event.preventDefault();
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [open, openLink]);
  return isOver;
}
