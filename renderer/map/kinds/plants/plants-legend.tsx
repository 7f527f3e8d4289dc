import { useMemo } from 'react';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { legendModel } from './legend-model.ts';
import { MarkSwatch } from './mark-swatch.tsx';
import { markRadiusPx, type PlantMark } from './plant-mark.ts';
import styles from './plants-legend.module.css';

const KIND_RADIUS_PX = 6;

/** The signs of the plants in view, and what sizes mean. */
export function PlantsLegend({ marks }: { readonly marks: readonly PlantMark[] }) {
  const text = useText();
  const formats = useFormats();
  const { kinds, sizesMw } = useMemo(() => legendModel(marks), [marks]);
  return (
    <>
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
    </>
  );
}
