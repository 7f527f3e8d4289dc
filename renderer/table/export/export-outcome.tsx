import { CircleCheck, CircleX, Copy, Download } from 'lucide-react';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './export.module.css';
import { ExportNotes } from './export-notes.tsx';
import type { ExportRun } from './use-export-run.ts';

/** How the export goes, where the file is, or why there is none. */
export function ExportOutcome({ run, rowCount }: { readonly run: ExportRun; readonly rowCount: number }) {
  const text = useText();
  switch (run.state) {
    case 'running':
      return <ProgressBar label={text('export.running', { count: rowCount })} part={undefined} />;
    case 'failed': {
      const { sentence, detail } = describeError(run.error, text);
      return (
        <div role="alert" className={styles['failed']}>
          <p className={styles['outcome']}>
            <Icon of={CircleX} /> <strong>{text('export.failed')}</strong>
          </p>
          <p>{sentence}</p>
          <pre className={styles['trace']}>{detail}</pre>
        </div>
      );
    }
    case 'done':
      return <WrittenFile run={run} />;
    default:
      return null;
  }
}

function WrittenFile({ run }: { readonly run: Extract<ExportRun, { state: 'done' }> }) {
  const text = useText();
  const formats = useFormats();
  const { announce } = useNoticeActions();
  const { outcome, written } = run;
  return (
    <div role="status" className={styles['done']}>
      <p className={styles['outcome']}>
        <Icon of={CircleCheck} /> <strong>{text('export.done', { count: written.rowCount })}</strong>
      </p>
      <ExportNotes written={written} />
      <p className={styles['detail']}>
        {text('export.path')} ({formats.bytes(outcome.bytes)}):
      </p>
      <p className={styles['path']}>{outcome.path}</p>
      <div className={styles['pair']}>
        <Button
          icon={Copy}
          onPress={() =>
            void navigator.clipboard.writeText(outcome.path).then(() => announce(text('export.pathCopied')))
          }
        >
          {text('export.copyPath')}
        </Button>
        {outcome.downloadUrl !== undefined && (
          <a className={styles['download']} href={outcome.downloadUrl} download>
            <Icon of={Download} /> {text('export.download')}
          </a>
        )}
      </div>
    </div>
  );
}
