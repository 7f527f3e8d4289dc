import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { markRadiusPx, type PlantMark } from '../plant-mark.ts';
import { legendModel } from './legend-model.ts';
import styles from './map-legend.module.css';
import { MarkSwatch } from './mark-swatch.tsx';

const KIND_RADIUS_PX = 6;

export interface MapLegendProps {
  /** Those in view: the legend explains nothing that is not there. */
  readonly marks: readonly PlantMark[];
  /** Whether there is room for an open legend; who folds or unfolds it decides from then on. */
  readonly isRoomy: boolean;
}

export function MapLegend({ marks, isRoomy }: MapLegendProps) {
  const text = useText();
  const formats = useFormats();
  const contentId = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isRoomy;
  const { kinds, sizesMw } = useMemo(() => legendModel(marks), [marks]);
  if (kinds.length === 0) return null;
  return (
    <section className={styles['legend']} aria-label={text('map.legend.title')}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setChosen(!isOpen)}
      >
        {text('map.legend.title')}
        <Icon of={isOpen ? ChevronDown : ChevronUp} size="small" />
      </button>
      <div id={contentId} hidden={!isOpen}>
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
      </div>
    </section>
  );
}
