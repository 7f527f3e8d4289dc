import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { type ImportedLayer, useImportedLayers } from '../../state/use-imported-layers.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LayerTable } from './layer-table.tsx';
import styles from './storage-section.module.css';

/** The imported layers, as the map service serves them; each can be renamed and removed. */
export function LayersSection() {
  const text = useText();
  const [known] = useImportedLayers();
  const [leaving, setLeaving] = useState<ImportedLayer>();
  if (!known) return null;
  if ('error' in known) return <p role="alert">{describeError(known.error, text).sentence}</p>;
  if (known.list.length === 0) return <p className={styles['quiet']}>{text('layers.none')}</p>;
  return (
    <>
      <LayerTable layers={known.list} onRemove={setLeaving} />
      {leaving && <RemoveDialog layer={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function RemoveDialog({ layer, onClose }: { readonly layer: ImportedLayer; readonly onClose: () => void }) {
  const text = useText();
  const { data } = useBridge();
  const { show } = useNoticeActions();
  const { layerId, name, fileName, rows } = layer;
  return (
    <Dialog
      title={text('layers.remove.title', { name })}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text('layers.remove.keep')}</Button>
          <Button
            tone="act"
            icon={Trash2}
            onPress={() => {
              onClose();
              data['layers.remove']({ layerId }).catch((error: unknown) =>
                show({ tone: 'error', ...describeError(error, text) }),
              );
            }}
          >
            {text('layers.remove.do')}
          </Button>
        </>
      }
    >
      <p>{text('layers.remove.words', { file: fileName, rows })}</p>
    </Dialog>
  );
}
