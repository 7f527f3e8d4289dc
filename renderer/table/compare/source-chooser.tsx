import { ArrowLeftRight, FileInput } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useDataQuery } from '../../bridge/use-queries.ts';
import { useSpeech } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import styles from './compare.module.css';
import { type CompareSource, directionText } from './compare-source.ts';

interface SourceChooserProps {
  readonly model: RegisterModel;
  readonly source: CompareSource | undefined;
  readonly isSwapped: boolean;
  /** Two sides stand beside each other. */
  readonly hasSides: boolean;
  onSource(source: CompareSource): void;
  onSwap(): void;
}

/** What to compare with: a version that was kept, or a saved answer, chosen or dropped here. */
export function SourceChooser({ model, source, isSwapped, hasSides, onSource, onSwap }: SourceChooserProps) {
  const { text, formats } = useSpeech();
  const { register } = model.description;
  // Without the list a file can still be chosen.
  const { data: versions = [] } = useDataQuery('registers.versions', { register });
  const inputRef = useRef<HTMLInputElement>(null);
  const drop = useFileDrop((file) => onSource({ kind: 'file', file }));
  return (
    <div className={styles['chooser']} data-over={drop.isOver || undefined} {...drop.handlers}>
      <Select
        label={text('compare.kept')}
        placeholder={text(versions.length > 0 ? 'compare.kept.choose' : 'compare.kept.none')}
        isDisabled={versions.length === 0}
        value={source?.kind === 'kept' ? source.version.fileId : undefined}
        options={versions.map((version) => ({
          id: version.fileId,
          label: text('compare.kept.option', {
            name: version.fileName,
            time: formats.dateTime(version.keptAtMs),
          }),
        }))}
        onChange={(fileId) => {
          const version = versions.find((one) => one.fileId === fileId);
          if (version) onSource({ kind: 'kept', version });
        }}
      />
      <Button icon={FileInput} onPress={() => inputRef.current?.click()}>
        {text('compare.file.choose')}
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept=".json,.csv,.xlsx,.xlsm,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onSource({ kind: 'file', file });
          target.value = '';
        }}
      />
      {source && hasSides && (
        <>
          <p className={styles['direction']}>{directionText(source, isSwapped, text)}</p>
          <Button icon={ArrowLeftRight} tone="quiet" onPress={onSwap}>
            {text('compare.swap')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Files dropped here are compared, not taken in as they are elsewhere in the window. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const keep = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => setOver(keep(event)),
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const file = keep(event) ? event.dataTransfer.files[0] : undefined;
        if (file) onFile(file);
      },
    },
  };
}
