import { ArrowRight, LocateFixed, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { pointerText } from '../../map/camera/map-readout.ts';
import { powerNumber } from '../../map/kinds/plants/mark-sum.ts';
import type { PlantMark } from '../../map/kinds/plants/plant-mark.ts';
import { usePlaceActions, useSelectionActions } from '../../state/use-stores.ts';
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
  const power =
    mark.outputMw === null
      ? text('map.power.unknown')
      : text('map.power', { mw: powerNumber(mark.outputMw, formats) });
  const kinds = [
    text(`map.kind.${mark.type}`),
    ...(mark.status === 'operation' ? [] : [text(`map.kind.${mark.status}`)]),
  ];
  return (
    <PlantFrame plantKey={mark.key} name={mark.name} onClose={onClose} onGoTo={onGoTo}>
      <p>{[power, ...kinds].join(' · ')}</p>
      {pointerText(mark, text, formats).map((labels) => (
        <p key={labels} className={styles['note']}>
          {labels}
        </p>
      ))}
    </PlantFrame>
  );
}

/** A plant that was chosen elsewhere and has no point: the map says so, before one looks for it. */
export function PlantWithoutPoint(plant: Pick<PlantFrameProps, 'plantKey' | 'name' | 'onClose'>) {
  const text = useText();
  return (
    <PlantFrame {...plant}>
      <p role="status">{text('map.lacking.chosen', { name: plant.name })}</p>
    </PlantFrame>
  );
}

interface PlantFrameProps {
  readonly plantKey: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Without it there is nowhere to go to. */
  readonly onGoTo?: () => void;
  readonly children: ReactNode;
}

function PlantFrame({ plantKey, name, onClose, onGoTo, children }: PlantFrameProps) {
  const text = useText();
  const { go } = usePlaceActions();
  const { activate } = useSelectionActions('plants');
  return (
    <section className={styles['active']} aria-label={name}>
      <header className={styles['activeHead']}>
        <h2>{name}</h2>
        <IconButton icon={X} size="small" label={text('frame.part.close')} onPress={onClose} />
      </header>
      {children}
      <div className={styles['activeActions']}>
        <Button
          size="small"
          icon={ArrowRight}
          onPress={() => {
            activate(plantKey);
            go('plants');
          }}
        >
          {text('map.active.card')}
        </Button>
        {onGoTo && (
          <Button size="small" tone="quiet" icon={LocateFixed} onPress={onGoTo}>
            {text('map.active.goTo')}
          </Button>
        )}
      </div>
    </section>
  );
}
