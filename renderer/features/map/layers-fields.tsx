import type { Formats } from '../../i18n/create-formats.ts';
import type { Text } from '../../i18n/create-text.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import styles from './layers-card.module.css';
import type { LayerFeature } from './layers-features.ts';

type Value = LayerFeature['values'][number];

/** The values of a feature by the names that they have in its file. */
export function LayersFields({ feature }: { feature: LayerFeature }) {
  const text = useText();
  const formats = useFormats();
  return (
    <>
      <p className={styles['note']}>{text('mapLayers.card.number', { number: String(feature.objectId) })}</p>
      {feature.values.length === 0 ? (
        <p className={styles['note']}>{text('mapLayers.card.noFields')}</p>
      ) : (
        <dl className={styles['fields']}>
          {feature.values.map((value) => (
            <div key={value.name} className={styles['field']}>
              <dt>{value.name}</dt>
              <dd data-type={value.type}>{valueText(value, text, formats)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** A value as people read it; a dash for none. */
export function valueText({ type, value }: Value, text: Text, formats: Formats): string {
  if (value === null || value === '') return '–';
  if (typeof value !== 'number') return String(value);
  switch (type) {
    case 'boolean':
      return text(value === 0 ? 'mapLayers.card.no' : 'mapLayers.card.yes');
    case 'date':
      return dateLabel(value, formats);
    default:
      return formats.number(value, decimalsOf(value));
  }
}

const DAY_MS = 86_400_000;

/** A midnight in UTC is a day: files write days so. */
function dateLabel(ms: number, formats: Formats): string {
  return ms % DAY_MS === 0 ? formats.date(ms) : formats.dateTime(ms);
}

/** As many as the file has, within what a double holds. */
function decimalsOf(value: number): number {
  const [, decimals = ''] = String(value).split('.');
  return /^\d*$/.test(decimals) ? Math.min(decimals.length, 12) : 12;
}
