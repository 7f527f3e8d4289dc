import { Copy, FileCheck, Layers, Link, Merge, TableProperties } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import type { CacheDraft } from './cache-file.ts';
import { layerNames, losesRows } from './draft-facts.ts';
import type { ImportDraft, RowDraft } from './import-flow.ts';
import { isSameReading, missingColumns, type TableDraft, type TableReading } from './table-reading.ts';
import type { ImportRun } from './use-import.ts';

export interface ImportButtonsProps {
  readonly run: ImportRun;
  /** The map that layers go to. */
  readonly mapName: string | undefined;
  /** What the columns of a table are said to be. */
  readonly reading: TableReading | undefined;
}

/** What can be done with the file in hand: stop, leave it, take it. */
export function ImportButtons({ run, mapName, reading }: ImportButtonsProps) {
  const text = useText();
  const { step, position, count } = run;
  const isLast = position >= count;
  switch (step.kind) {
    case 'ready':
      return (
        <>
          <Button onPress={run.leave} autoFocus={losesRows(step.draft)}>
            {text(isLast ? 'frame.import.leave' : 'frame.import.leaveNext')}
          </Button>
          <StoreButton run={run} draft={step.draft} mapName={mapName} reading={reading} />
        </>
      );
    case 'failed':
      return <Button onPress={run.leave}>{text(isLast ? 'frame.part.close' : 'frame.import.next')}</Button>;
    default:
      return <Button onPress={run.leave}>{text('frame.import.stop')}</Button>;
  }
}

function StoreButton({ run, draft, mapName, reading }: ImportButtonsProps & { readonly draft: ImportDraft }) {
  const text = useText();
  const { rows, layers, cache, table } = draft;
  if (table && reading && !(rows && isSameReading(reading, table.reading)))
    return <ReadButton run={run} table={table} reading={reading} />;
  if (cache) return <CacheButtons run={run} cache={cache} />;
  if (rows) return <RowButtons run={run} draft={draft} rows={rows} />;
  const word = {
    ...(mapName !== undefined && { mapName }),
    ...(layers && { layerNames: layerNames(layers, text) }),
  };
  return (
    <Button
      tone="act"
      icon={Layers}
      onPress={() => run.store(word)}
      isDisabled={mapName?.trim() === ''}
      autoFocus
    >
      {text('layers.import.store', { count: layers?.layers.length ?? 0 })}
    </Button>
  );
}

interface RowButtonsProps {
  readonly run: ImportRun;
  readonly draft: ImportDraft;
  readonly rows: RowDraft;
}

/** A file of which many rows would be gone can be merged instead, and Enter does not take it. */
function RowButtons({ run, draft, rows }: RowButtonsProps) {
  const text = useText();
  const isLossy = losesRows(draft);
  return (
    <>
      {isLossy && (
        <Button icon={Merge} onPress={() => run.store({ choices: { isMerged: true } })}>
          {text('frame.import.merge')}
        </Button>
      )}
      <Button tone="act" icon={FileCheck} onPress={() => run.store({})} autoFocus={!isLossy}>
        {text('frame.import.take', { rows: rows.rows })}
      </Button>
    </>
  );
}

interface ReadButtonProps {
  readonly run: ImportRun;
  readonly table: TableDraft;
  readonly reading: TableReading;
}

/** Rows of a table are read when it is known what every row must have. */
function ReadButton({ run, table, reading }: ReadButtonProps) {
  const text = useText();
  return (
    <Button
      tone="act"
      icon={TableProperties}
      isDisabled={missingColumns(table, reading).length > 0}
      onPress={() => run.map(reading)}
    >
      {text('frame.import.table.read')}
    </Button>
  );
}

function CacheButtons({ run, cache }: { readonly run: ImportRun; readonly cache: CacheDraft }) {
  const text = useText();
  const canStay = !cache.isHere && cache.whyCopied === undefined;
  return (
    <>
      {canStay && (
        <Button icon={Link} onPress={() => run.storeCache(false)}>
          {text('tiles.import.reference')}
        </Button>
      )}
      <Button tone="act" icon={Copy} onPress={() => run.storeCache(true)} autoFocus>
        {text('tiles.import.copy')}
      </Button>
    </>
  );
}
