import { useMemo } from 'react';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { legendModel } from './legend-model.ts';
import type { MarkGroup } from './mark-groups.ts';
import { ClusterSwatch, MarkSwatch } from './mark-swatch.tsx';
import { markRadiusPx } from './plant-mark.ts';
import styles from './plants-legend.module.css';

const KIND_RADIUS_PX = 6;

/** The signs of the plants in view, and what sizes mean. */
export function PlantsLegend({ groups }: { readonly groups: readonly MarkGroup[] }) {
  const text = useText();
  const formats = useFormats();
  const { kinds, sizesMw, hasClusters } = useMemo(() => legendModel(groups), [groups]);
  return (
    <>
      <ul className={styles['kinds']}>
        {kinds.map((kind) => (
          <li key={kind}>
            <MarkSwatch kind={kind} radiusPx={KIND_RADIUS_PX} />
            {text(`map.kind.${kind}`)}
          </li>
        ))}
        {hasClusters && (
          <li>
            <ClusterSwatch radiusPx={KIND_RADIUS_PX} />
            {text('map.legend.cluster')}
          </li>
        )}
      </ul>
      {sizesMw.length > 0 && (
        <ul className={styles['sizes']}>
          {sizesMw.map((mw) => (
            <li key={mw}>
              {kinds[0] ? (
                <MarkSwatch kind={kinds[0]} radiusPx={markRadiusPx(mw)} />
              ) : (
                <ClusterSwatch radiusPx={markRadiusPx(mw)} />
              )}
              {text('map.power', { mw: formats.number(mw) })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles['note']}>{text('map.legend.note')}</p>
    </>
  );
}
