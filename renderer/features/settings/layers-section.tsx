import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { useImportedLayers } from '../../state/use-imported-layers.ts';
import { useLayerChanges } from '../../state/use-layer-changes.ts';
import { LayerTable } from './layer-table.tsx';
import styles from './storage-section.module.css';

/** The imported layers, as the map service serves them; each can be renamed and removed, and brought back. */
export function LayersSection() {
  const text = useText();
  const [known] = useImportedLayers();
  const { remove } = useLayerChanges();
  if (!known) return null;
  if ('error' in known) return <p role="alert">{describeError(known.error, text).sentence}</p>;
  if (known.list.length === 0) return <p className={styles['quiet']}>{text('layers.none')}</p>;
  return <LayerTable layers={known.list} onRemove={(layer) => void remove(layer)} />;
}
