import { CircleCheck, CircleX, Download } from 'lucide-react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './map-export-place.module.css';
import { useCopyExport } from './use-copy-export.ts';
import type { SaveRun } from './use-save-export.ts';

export interface ExportFootProps {
  readonly drawing: BridgeType<'MapExport'> | undefined;
  readonly run: SaveRun;
  readonly onSave: () => void;
}

/** What can be done with the picture, and what became of it. */
export function ExportFoot({ drawing, run, onSave }: ExportFootProps) {
  const text = useText();
  const { picture, request, copyPicture, copyRequest } = useCopyExport();
  const isRunning = run.state === 'running';
  return (
    <footer className={styles['foot']}>
      <Button tone="primary" icon={Download} isDisabled={!drawing || isRunning} onPress={onSave}>
        {text('mapExport.save')}
      </Button>
      <div className={styles['copies']}>
        <Button
          size="small"
          icon={picture.icon}
          isDisabled={!drawing}
          isPending={picture.isCopying}
          onPress={() => drawing && copyPicture(drawing)}
        >
          {text('mapExport.copy')}
        </Button>
        <Button
          size="small"
          icon={request.icon}
          isDisabled={!drawing}
          onPress={() => drawing && copyRequest(drawing)}
        >
          {text('mapExport.request')}
        </Button>
      </div>
      <SaveOutcome run={run} />
    </footer>
  );
}

function SaveOutcome({ run }: { readonly run: SaveRun }) {
  const text = useText();
  const formats = useFormats();
  switch (run.state) {
    case 'running':
      return (
        <div className={styles['running']}>
          <ProgressBar label={text('mapExport.drawing')} part={undefined} />
          <Button size="small" onPress={run.stop}>
            {text('export.stop')}
          </Button>
        </div>
      );
    case 'failed':
      return (
        <p role="alert" className={styles['failure']}>
          <Icon of={CircleX} /> {describeError(run.error, text).sentence}
        </p>
      );
    case 'done':
      return (
        <div role="status" className={styles['done']}>
          <p>
            <Icon of={CircleCheck} /> {text('mapExport.saved', { bytes: formats.bytes(run.outcome.bytes) })}
          </p>
          <p className={styles['path']}>{run.outcome.path}</p>
          {run.outcome.downloadUrl !== undefined && (
            <a href={run.outcome.downloadUrl} download>
              {text('export.download')}
            </a>
          )}
        </div>
      );
    default:
      return null;
  }
}
