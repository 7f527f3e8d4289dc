import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { useDialog } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { CacheDraftFacts } from './cache-draft-facts.tsx';
import { ImportButtons } from './import-buttons.tsx';
import { StepProgress } from './import-progress.tsx';
import { LayerDraftFacts } from './layer-draft-facts.tsx';
import { RowDraftFacts } from './row-draft-facts.tsx';
import { TableColumns } from './table-columns.tsx';
import { isSameReading, type TableReading } from './table-reading.ts';
import { type ImportRun, useImport } from './use-import.ts';

/** Shows what a file is and what taking it would do, before anything changes. */
export function ImportDialog() {
  const dialog = useDialog((state) => state.dialog);
  if (dialog?.kind !== 'import') return null;
  return <OpenImport files={dialog.files} />;
}

function OpenImport({ files }: { files: readonly File[] }) {
  const run = useImport(files);
  return <FileInHand key={run.position} run={run} />;
}

function FileInHand({ run }: { run: ImportRun }) {
  const text = useText();
  const { step, fileName, position, count } = run;
  const [chosenMap, chooseMap] = useState<string>();
  const [chosenReading, chooseReading] = useState<TableReading>();
  const layers = step.kind === 'ready' ? step.draft.layers : undefined;
  const mapName = layers && (chosenMap ?? layers.mapName);
  const table = step.kind === 'ready' ? step.draft.table : undefined;
  const reading = table && (chosenReading ?? table.reading);
  // Rows are taken in one transaction, which nobody stops.
  const isStoppable = step.kind !== 'storing' || !step.draft.rows;
  const title =
    count > 1
      ? text('frame.import.titleOf', { file: fileName, position, count })
      : text('frame.import.title', { file: fileName });
  return (
    <Dialog
      title={title}
      isOpen
      onClose={run.leave}
      isDismissable={step.kind === 'ready' || step.kind === 'failed'}
      footer={isStoppable && <ImportButtons run={run} mapName={mapName} reading={reading} />}
    >
      <StepContent
        run={run}
        mapName={mapName}
        onMap={chooseMap}
        reading={reading}
        onReading={chooseReading}
      />
    </Dialog>
  );
}

interface StepContentProps {
  readonly run: ImportRun;
  readonly mapName: string | undefined;
  readonly onMap: (mapName: string) => void;
  /** What the columns of a table are said to be. */
  readonly reading: TableReading | undefined;
  readonly onReading: (reading: TableReading) => void;
}

function StepContent({ run, mapName = '', onMap, reading, onReading }: StepContentProps) {
  const { step } = run;
  if (step.kind === 'failed') return <RefusedFile error={step.error} />;
  if (step.kind !== 'ready') return <StepProgress step={step} />;
  const { rows, layers, cache, table, bytes } = step.draft;
  const isRead =
    rows !== undefined &&
    table !== undefined &&
    reading !== undefined &&
    isSameReading(reading, table.reading);
  return (
    <>
      {rows && (!table || isRead) && <RowDraftFacts draft={rows} />}
      {table && reading && (
        <TableColumns
          draft={table}
          reading={reading}
          isRead={isRead}
          problem={step.problem}
          onReading={onReading}
        />
      )}
      {cache && <CacheDraftFacts draft={cache} onTurnRows={run.turnRows} />}
      {layers && <LayerDraftFacts draft={layers} bytes={bytes} mapName={mapName} onMap={onMap} />}
    </>
  );
}

/** Why a file was not taken, with the details to copy. */
function RefusedFile({ error }: { readonly error: unknown }) {
  const text = useText();
  const { icon, copy } = useCopy();
  const { sentence, detail } = describeError(error, text);
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={text('frame.import.refused')}
        actions={
          <Button icon={icon} onPress={() => void copy(detail)}>
            {text('frame.part.copyDetail')}
          </Button>
        }
      >
        {sentence}
      </EmptyState>
    </div>
  );
}
