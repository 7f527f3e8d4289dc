import { useText } from '../../i18n/text.tsx';
import styles from './export.module.css';
import type { WrittenExport } from './export-format.ts';

export interface ExportNotesProps {
  readonly written: Pick<WrittenExport, 'leftOut' | 'shortenedCells' | 'cleanedCells'>;
}

/** What of the rows is not in the file as it stands in the table. */
export function ExportNotes({ written }: ExportNotesProps) {
  const text = useText();
  const { leftOut, shortenedCells, cleanedCells } = written;
  return (
    <>
      {leftOut > 0 && <p className={styles['note']}>{text('export.leftOut', { count: leftOut })}</p>}
      {shortenedCells > 0 && (
        <p className={styles['note']}>{text('export.shortened', { count: shortenedCells })}</p>
      )}
      {cleanedCells > 0 && (
        <p className={styles['note']}>{text('export.cleaned', { count: cleanedCells })}</p>
      )}
    </>
  );
}
