import { ArrowRight, LocateFixed, X } from 'lucide-react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { pointerText } from '../../map/camera/map-readout.ts';
import { powerNumber } from '../../map/kinds/plants/mark-sum.ts';
import type { PlantMark } from '../../map/kinds/plants/plant-mark.ts';
import { usePlaceActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './map-place.module.css';

export interface ActivePlantProps {
  readonly mark: PlantMark;
  readonly onGoTo: () => void;
  readonly onClose: () => void;
}

/** The plant with the ring: what the map knows of it, and the way to its card. */
export function ActivePlant({ mark, onGoTo, onClose }: ActivePlantProps) {
  const text = useText();
  const formats = useFormats();
  const { go } = usePlaceActions();
  const power =
    mark.outputMw === null
      ? text('map.power.unknown')
      : text('map.power', { mw: powerNumber(mark.outputMw, formats) });
  const kinds = [
    text(`map.kind.${mark.type}`),
    ...(mark.status === 'operation' ? [] : [text(`map.kind.${mark.status}`)]),
  ];
  return (
    <section className={styles['active']} aria-label={mark.name}>
      <header className={styles['activeHead']}>
        <h2>{mark.name}</h2>
        <IconButton icon={X} size="small" label={text('frame.part.close')} onPress={onClose} />
      </header>
      <p>{[power, ...kinds].join(' · ')}</p>
      {pointerText(mark, text, formats).map((labels) => (
        <p key={labels} className={styles['note']}>
          {labels}
        </p>
      ))}
      <div className={styles['activeActions']}>
        <Button size="small" icon={ArrowRight} onPress={() => go('plants')}>
          {text('map.active.card')}
        </Button>
        <Button size="small" tone="quiet" icon={LocateFixed} onPress={onGoTo}>
          {text('map.active.goTo')}
        </Button>
      </div>
    </section>
  );
}
