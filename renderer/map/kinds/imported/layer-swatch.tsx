import styles from './layer-swatch.module.css';
import { layerHue, type ShapeKind } from './shown-layer.ts';

/** A sign of a layer in its colour and by its kind. A picture: its name stands beside it. */
export function LayerSwatch({ layerId, kind }: { layerId: number; kind: ShapeKind }) {
  return (
    <svg
      aria-hidden
      width={18}
      height={14}
      viewBox="0 0 18 14"
      className={styles['swatch']}
      data-hue={layerHue(layerId) + 1}
    >
      <SwatchShape kind={kind} />
    </svg>
  );
}

function SwatchShape({ kind }: { kind: ShapeKind }) {
  switch (kind) {
    case 'polygon':
      return <path className={styles['area']} d="M2 3 L10 1.5 L16 5 L14 12 L4 12 Z" />;
    case 'polyline':
      return <path className={styles['line']} d="M1.5 11 L7 4 L11 9 L16.5 2.5" />;
    case 'multipoint':
      return (
        <>
          <circle className={styles['point']} cx={5} cy={9} r={3.4} />
          <circle className={styles['point']} cx={12} cy={5} r={3.4} />
        </>
      );
    case 'point':
      return <circle className={styles['point']} cx={9} cy={7} r={4.5} />;
  }
}
