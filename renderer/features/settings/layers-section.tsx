import { useBridge } from '../../bridge/bridge-context.tsx';
import { describeError, failureNotice } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { type ImportedLayer, useImportedLayers } from '../../state/use-imported-layers.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import { useUndo } from '../../state/use-undo.ts';
import { LayerTable } from './layer-table.tsx';
import styles from './storage-section.module.css';

/** The imported layers, as the map service serves them; each can be renamed and removed, and brought back. */
export function LayersSection() {
  const text = useText();
  const [known] = useImportedLayers();
  const remove = useRemoveLayer();
  if (!known) return null;
  if ('error' in known) return <p role="alert">{describeError(known.error, text).sentence}</p>;
  if (known.list.length === 0) return <p className={styles['quiet']}>{text('layers.none')}</p>;
  return <LayerTable layers={known.list} onRemove={(layer) => void remove(layer)} />;
}

/** Removes a layer at once, and says how it comes back and until when. */
function useRemoveLayer() {
  const { data } = useBridge();
  const { show } = useNoticeActions();
  const undo = useUndo();
  return ({ layerId, name }: ImportedLayer) =>
    data['layers.remove']({ layerId }).then(
      ({ number }) =>
        show({ tone: 'warn', sentence: (text) => text('layers.removed', { name }), action: undo(number) }),
      (error: unknown) => show(failureNotice(error)),
    );
}
