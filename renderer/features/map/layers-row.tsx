import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { LayerEntry } from '../../map/style/layer-look.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PercentSlider } from '../../ui/percent-slider.tsx';
import styles from './layers-panel.module.css';
import type { MapLayers } from './use-map-layers.ts';

export interface LayersRowProps {
  readonly layers: MapLayers;
  readonly entry: LayerEntry;
  readonly name: string;
  /** Stands before the name. */
  readonly swatch?: ReactNode;
  /** Stands below the name. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Unfolds: what else can be changed of it. */
  readonly edits?: ReactNode;
}

/** A layer of the map: whether it is shown. Its place among the others, its opacity and what else there is unfold. */
export function LayersRow({ layers, entry, name, swatch, children, action, edits }: LayersRowProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <li className={styles['layer']}>
      <div className={styles['row']}>
        <div className={styles['words']}>
          <Checkbox
            isSelected={entry.isVisible}
            onChange={(isVisible) => layers.setVisible([entry.key], isVisible)}
          >
            {swatch}
            <span className={styles['name']}>{name}</span>
          </Checkbox>
          {children}
        </div>
        <div className={styles['actions']}>
          {action}
          <IconButton
            icon={SlidersHorizontal}
            size="small"
            label={text('mapLayers.adjust', { name })}
            tooltipPlacement="left"
            aria-expanded={isOpen}
            aria-controls={contentId}
            onPress={() => setOpen(!isOpen)}
          />
        </div>
      </div>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <LayerAdjustments layers={layers} entry={entry} name={name}>
            {edits}
          </LayerAdjustments>
        )}
      </div>
    </li>
  );
}

function LayerAdjustments({
  layers,
  entry,
  name,
  children,
}: Pick<LayersRowProps, 'layers' | 'entry' | 'name' | 'children'>) {
  const text = useText();
  const formats = useFormats();
  const { announce } = useNoticeActions();
  const upRef = useRef<HTMLButtonElement>(null);
  const downRef = useRef<HTMLButtonElement>(null);
  const place = layers.entries.indexOf(entry);
  const last = layers.entries.length - 1;
  const move = (by: -1 | 1) => {
    layers.move(entry.key, by);
    const next = place + by;
    announce(
      text('mapLayers.moved', {
        name,
        place: formats.number(next + 1, 0),
        count: formats.number(last + 1, 0),
      }),
    );
    // At an end the button that was pressed is off, and would lose the focus to nothing.
    if (next === 0) downRef.current?.focus();
    if (next === last) upRef.current?.focus();
  };
  return (
    <div className={styles['adjustments']}>
      <PercentSlider
        label={text('mapLayers.opacity')}
        value={entry.opacity}
        onChange={(opacity) => layers.setOpacity(entry.key, opacity)}
        valueText={text('mapLayers.percent', { number: formats.number(100 * entry.opacity, 0) })}
      />
      <IconButton
        ref={upRef}
        icon={ArrowUp}
        size="small"
        label={text('mapLayers.moveUp', { name })}
        isDisabled={place === 0}
        onPress={() => move(-1)}
      />
      <IconButton
        ref={downRef}
        icon={ArrowDown}
        size="small"
        label={text('mapLayers.moveDown', { name })}
        isDisabled={place === last}
        onPress={() => move(1)}
      />
      {children}
    </div>
  );
}
