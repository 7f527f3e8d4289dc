import { ZoomIn } from 'lucide-react';
import { boxesIntersect } from '../../../shared/geo/geometry/box.ts';
import type { LonLatBounds } from '../../../shared/geo/lon-lat.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { MAP_LIMITS } from '../../map/camera/home.ts';
import { LayerSwatch } from '../../map/kinds/imported/layer-swatch.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './layers-panel.module.css';
import type { MapLayer } from './use-map-layers.ts';

export interface LayersRowProps {
  readonly layer: MapLayer;
  readonly onVisible: (isVisible: boolean) => void;
  readonly onZoomTo: () => void;
}

/** An imported layer among those of the map: its sign, whether it is shown, what it holds and how it stands. */
export function LayersRow({
  layer: { layer, isVisible, bounds, ...state },
  onVisible,
  onZoomTo,
}: LayersRowProps) {
  const text = useText();
  const formats = useFormats();
  const { layerId, name, kind, rows } = layer;
  const number = text('mapLayers.features', { count: rows, number: formats.number(rows, 0) });
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <Checkbox isSelected={isVisible} onChange={onVisible}>
          <LayerSwatch layerId={layerId} kind={kind} />
          <span className={styles['name']}>{name}</span>
        </Checkbox>
        <p className={styles['facts']}>
          {text('mapLayers.facts', { kind: text(`layers.kind.${kind}`), number })}
        </p>
        {layer.state !== 'ready' && <p className={styles['warn']}>{text(`layers.state.${layer.state}`)}</p>}
        {state.thinning !== 'none' && (
          <p className={styles['facts']}>{text(`mapLayers.thinned.${state.thinning}`)}</p>
        )}
        {state.isReading && <p className={styles['facts']}>{text('mapLayers.reading')}</p>}
        {bounds && isOutside(bounds) && <p className={styles['facts']}>{text('mapLayers.outside')}</p>}
      </div>
      <IconButton
        icon={ZoomIn}
        size="small"
        label={text('mapLayers.zoom', { name })}
        isDisabled={!bounds}
        tooltipPlacement="left"
        onPress={onZoomTo}
      />
    </li>
  );
}

function isOutside({ west, south, east, north }: LonLatBounds): boolean {
  const [xMin, yMin, xMax, yMax] = MAP_LIMITS;
  return !boxesIntersect({ xMin: west, yMin: south, xMax: east, yMax: north }, { xMin, yMin, xMax, yMax });
}
