import { type ReactNode, useState } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useRemembered } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { proposedFileName } from '../../ui/proposed-file-name.ts';
import { type ExportChoices, keptChoices, readChoices } from './export-choices.ts';
import { ExportForm } from './export-form.tsx';
import { exportOptions } from './export-options.ts';
import { ExportOutcome } from './export-outcome.tsx';
import type { ExportSubject } from './export-subject.ts';
import { useExportRun } from './use-export-run.ts';

interface ExportSurfaceProps {
  readonly subject: ExportSubject;
  /** What else can be chosen of what is written. */
  readonly children?: ReactNode;
  onClose(): void;
}

/** The dialog of an export: what and how, then how it goes, then where the file is. Drawn only while it is open. */
export function ExportSurface({ subject, children, onClose }: ExportSurfaceProps) {
  const text = useText();
  const formats = useFormats();
  const [kept, remember] = useRemembered('export');
  const choices = allowedChoices(readChoices(kept), subject);
  const [openedAtMs] = useState(() => Date.now());
  const [ownName, setOwnName] = useState<string>();
  const { run, start, reset } = useExportRun();
  const fileName = ownName ?? proposedFileName(subject.name, openedAtMs, choices.format);
  const isRunning = run.state === 'running';

  return (
    <Dialog
      title={text('export.title', { name: subject.name })}
      isOpen
      isDismissable={!isRunning}
      onClose={onClose}
      size="small"
      footer={
        run.state === 'running' ? (
          <Button onPress={run.stop}>{text('export.stop')}</Button>
        ) : run.state === 'idle' ? (
          <>
            <Button onPress={onClose}>{text('export.cancel')}</Button>
            <Button
              tone="primary"
              isDisabled={fileName.trim() === ''}
              onPress={() => {
                const options = exportOptions(subject, choices, Date.now(), { text, formats });
                start(subject, options, withExtension(fileName, choices.format));
              }}
            >
              {text('export.start')}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={reset}>{text('export.again')}</Button>
            <Button tone="primary" onPress={onClose}>
              {text('export.close')}
            </Button>
          </>
        )
      }
    >
      {run.state === 'idle' ? (
        <ExportForm
          subject={subject}
          choices={choices}
          fileName={fileName}
          onChoices={(next) => {
            remember(keptChoices(next));
            if (ownName !== undefined) setOwnName(withExtension(ownName, next.format));
          }}
          onFileName={setOwnName}
        >
          {children}
        </ExportForm>
      ) : (
        <ExportOutcome run={run} rowCount={subject.rowCount} />
      )}
    </Dialog>
  );
}

function allowedChoices(choices: ExportChoices, { withoutPoint }: ExportSubject): ExportChoices {
  return choices.format === 'geojson' && withoutPoint === undefined
    ? { ...choices, format: 'xlsx' }
    : choices;
}

/** The name with the ending of the format; an ending of another format is replaced. */
function withExtension(name: string, extension: string): string {
  return `${name.trim().replace(/\.(csv|xlsx|geojson)$/i, '')}.${extension}`;
}
