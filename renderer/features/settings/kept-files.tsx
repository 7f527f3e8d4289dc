import { useEffect, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useDataText } from '../../i18n/data-text.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useRegisters } from '../../state/use-stores.ts';
import styles from './storage-section.module.css';

type KeptImport = BridgeType<'KeptImport'>;
type Kept = { readonly files: readonly KeptImport[] } | { readonly failure: string } | undefined;

/** The files as they came, from which the registers are rebuilt if the store is lost. */
export function KeptFiles() {
  const text = useText();
  const kept = useKeptFiles();
  if (!kept) return null;
  if ('failure' in kept) return <p role="alert">{kept.failure}</p>;
  if (kept.files.length === 0) {
    return <p className={styles['quiet']}>{text('settings.storage.noFiles')}</p>;
  }
  return <KeptTable files={kept.files} />;
}

function useKeptFiles(): Kept {
  const text = useText();
  const bridge = useBridge();
  // Files are kept and dropped when registers change; the list is read again then.
  const statuses = useRegisters((state) => state.statuses);
  const [kept, setKept] = useState<Kept>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the statuses say when to read again
  useEffect(() => {
    let isCurrent = true;
    bridge.host['imports.list']({}).then(
      (files) => isCurrent && setKept({ files: files.filter((file) => file.isCommitted).toReversed() }),
      (error: unknown) => isCurrent && setKept({ failure: describeError(error, text).sentence }),
    );
    return () => {
      isCurrent = false;
    };
  }, [bridge, text, statuses]);
  return kept;
}

function KeptTable({ files }: { files: readonly KeptImport[] }) {
  const text = useText();
  const formats = useFormats();
  const data = useDataText();
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{text('settings.storage.files')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('settings.storage.file')}</th>
            <th scope="col">{text('settings.storage.register')}</th>
            <th scope="col">{text('settings.storage.since')}</th>
            <th scope="col" className={styles['number']}>
              {text('settings.storage.size')}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.importId}>
              <th scope="row" className={styles['source']}>
                {file.fileName}
              </th>
              <td>{data.register(file.register)}</td>
              <td className={styles['when']}>{formats.dateTime(file.keptAtMs)}</td>
              <td className={styles['number']}>{formats.bytes(file.bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
