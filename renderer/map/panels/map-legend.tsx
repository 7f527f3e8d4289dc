import { useMemo } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { markRadiusPx, type PlantMark } from '../plant-mark.ts';
import { legendModel } from './legend-model.ts';
import styles from './map-legend.module.css';
import { MarkSwatch } from './mark-swatch.tsx';

const KIND_RADIUS_PX = 6;

/** @param marks those in view: the legend explains nothing that is not there */
export function MapLegend({ marks }: { marks: readonly PlantMark[] }) {
  const text = useText();
  const formats = useFormats();
  const { kinds, sizesMw } = useMemo(() => legendModel(marks), [marks]);
  if (kinds.length === 0) return null;
  return (
    <section className={styles['legend']} aria-label={text('map.legend.title')}>
      <ul className={styles['kinds']}>
        {kinds.map((kind) => (
          <li key={kind}>
            <MarkSwatch kind={kind} radiusPx={KIND_RADIUS_PX} />
            {text(`map.kind.${kind}`)}
          </li>
        ))}
      </ul>
      {sizesMw.length > 0 && (
        <ul className={styles['sizes']}>
          {sizesMw.map((mw) => (
            <li key={mw}>
              <MarkSwatch kind={kinds[0] ?? 'K'} radiusPx={markRadiusPx(mw)} />
              {text('map.power', { mw: formats.number(mw) })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles['note']}>{text('map.legend.note')}</p>
    </section>
  );
}
