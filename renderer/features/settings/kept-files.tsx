import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useHostQuery } from '../../bridge/use-queries.ts';
import { useDataText } from '../../i18n/data-text.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import styles from './storage-section.module.css';

type KeptFile = BridgeType<'KeptFile'>;

/** The files as they came, from which the registers are rebuilt if the store is lost. */
export function KeptFiles() {
  const text = useText();
  const { data: kept, error } = useHostQuery('importFiles.list', {});
  if (error) return <p role="alert">{describeError(error, text).sentence}</p>;
  if (!kept) return null;
  const files = kept.files.filter((file) => file.isCommitted && file.register).toReversed();
  if (files.length === 0) {
    return <p className={styles['quiet']}>{text('settings.storage.noFiles')}</p>;
  }
  return <KeptTable files={files} />;
}

function KeptTable({ files }: { files: readonly KeptFile[] }) {
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
            <tr key={file.fileId}>
              <th scope="row" className={styles['source']}>
                {file.fileName}
              </th>
              <td>{file.register && data.register(file.register)}</td>
              <td className={styles['when']}>{formats.dateTime(file.keptAtMs)}</td>
              <td className={styles['number']}>{formats.bytes(file.bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
