import { useText } from '../../../i18n/text.tsx';
import { LayerSwatch } from './layer-swatch.tsx';
import styles from './layers-legend.module.css';
import type { ShownLayer } from './shown-layer.ts';

/** A layer in the legend. */
interface LegendLayer extends Pick<ShownLayer, 'layerId' | 'kind'> {
  readonly name: string;
  /** As it is drawn, above 0, to 1. */
  readonly opacity: number;
}

/** As many as leave the map seen; the rest is told as a number. */
const MAX_LAYERS = 8;

/** The signs of the layers in view, the topmost first. */
export function LayersLegend({ layers }: { readonly layers: readonly LegendLayer[] }) {
  const text = useText();
  const moreCount = layers.length - MAX_LAYERS;
  return (
    <ul className={styles['layers']}>
      {layers.slice(0, MAX_LAYERS).map(({ layerId, kind, name, opacity }) => (
        <li key={layerId}>
          <span className={styles['sign']} style={{ opacity }}>
            <LayerSwatch layerId={layerId} kind={kind} />
          </span>
          <span>{name}</span>
        </li>
      ))}
      {moreCount > 0 && <li>{text('mapLayers.moreLayers', { count: moreCount })}</li>}
    </ul>
  );
}
