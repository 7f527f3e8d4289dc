import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useRegisterStatus, useStatusLine } from '../../state/use-stores.ts';
import { registerOfPlace } from '../places/places.ts';
import styles from './status-line.module.css';

/** Where the pointer is, how large the map is drawn, how old the data are. */
export function StatusLine({ placeId }: { placeId: string | undefined }) {
  const text = useText();
  const formats = useFormats();
  const pointer = useStatusLine((state) => state.pointer);
  const scale = useStatusLine((state) => state.scale);
  const summary = useStatusLine((state) => state.summary);
  const status = useRegisterStatus(registerOfPlace(placeId));
  return (
    <footer className={styles['line']}>
      {pointer.map((form) => (
        <span key={form} className={styles['position']}>
          {form}
        </span>
      ))}
      {scale && <span>{scale}</span>}
      {summary && <span>{summary}</span>}
      {status && (
        <div className={styles['age']}>
          <span>
            {status.origin === 'sample'
              ? text('frame.status.sample')
              : text('frame.status.age', { at: formats.dateTime(status.changedAtMs) })}
          </span>
        </div>
      )}
    </footer>
  );
}
