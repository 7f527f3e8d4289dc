import { isJsonObject, type JsonObject } from '../../../../shared/base/json.ts';
import { useText } from '../../../i18n/text.tsx';
import styles from './card-lists.module.css';

export function LicenceList({ row }: { readonly row: JsonObject }) {
  const text = useText();
  const licences = licencesOf(row);
  return (
    <section>
      <h3 className={styles['title']}>{text('plants.card.licences', { count: licences.length })}</h3>
      {licences.length === 0 ? (
        <p className={styles['none']}>{text('plants.card.noLicences')}</p>
      ) : (
        <ul className={styles['list']}>
          {licences.map(({ number, title }) => (
            <li key={`${number} ${title}`}>
              {title} <span className={styles['aside']}>{text('plants.card.licence', { number })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface Licence {
  readonly number: string;
  readonly title: string;
}

/** The licences of a row; titles may hold non-breaking blanks. What is no licence is left out. */
export function licencesOf(row: JsonObject): readonly Licence[] {
  const list = row['Konsesjoner'];
  if (!Array.isArray(list)) return [];
  return list.filter(isJsonObject).map((licence) => ({
    number: String(licence['KdbID'] ?? ''),
    title: String(licence['Tittel'] ?? '')
      .replaceAll('\u00a0', ' ')
      .trim(),
  }));
}
