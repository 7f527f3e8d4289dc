import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './storage-section.module.css';

type ImportedLayer = BridgeType<'ImportedLayer'>;

/** The imported layers, as the map service serves them; each can be removed. */
export function LayersSection() {
  const text = useText();
  const { data } = useBridge();
  const { layers, failure, fail } = useLayers();
  const [leaving, setLeaving] = useState<ImportedLayer>();
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!layers) return null;
  if (layers.length === 0) return <p className={styles['quiet']}>{text('layers.none')}</p>;
  return (
    <>
      <LayerTable layers={layers} onRemove={setLeaving} />
      {leaving && (
        <Dialog
          title={text('layers.remove.title', { name: leaving.name })}
          size="small"
          isOpen
          onClose={() => setLeaving(undefined)}
          footer={
            <>
              <Button onPress={() => setLeaving(undefined)}>{text('layers.remove.keep')}</Button>
              <Button
                tone="act"
                icon={Trash2}
                onPress={() => {
                  setLeaving(undefined);
                  data['layers.remove']({ layerId: leaving.layerId }).catch(fail);
                }}
              >
                {text('layers.remove.do')}
              </Button>
            </>
          }
        >
          <p>{text('layers.remove.words', { file: leaving.fileName, rows: leaving.rows })}</p>
        </Dialog>
      )}
    </>
  );
}

function useLayers() {
  const text = useText();
  const bridge = useBridge();
  const [layers, setLayers] = useState<readonly ImportedLayer[]>();
  const [failure, setFailure] = useState<string>();
  const fail = (error: unknown) => setFailure(describeError(error, text).sentence);
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void bridge.data['layers.list']({}).then(
        (list) => {
          if (!isCurrent) return;
          setLayers(list);
          setFailure(undefined);
        },
        (error: unknown) => {
          if (isCurrent) setFailure(describeError(error, text).sentence);
        },
      );
    read();
    const stop = bridge.onData('layers.changed', read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [bridge, text]);
  return { layers, failure, fail };
}

interface LayerTableProps {
  readonly layers: readonly ImportedLayer[];
  readonly onRemove: (layer: ImportedLayer) => void;
}

function LayerTable({ layers, onRemove }: LayerTableProps) {
  const text = useText();
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{text('layers.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('layers.name')}</th>
            <th scope="col">{text('layers.number')}</th>
            <th scope="col">{text('layers.map')}</th>
            <th scope="col">{text('layers.kind')}</th>
            <th scope="col" className={styles['number']}>
              {text('layers.rows')}
            </th>
            <th scope="col" aria-label={text('layers.remove.do')} />
          </tr>
        </thead>
        <tbody>
          {layers.map((layer) => (
            <LayerRow key={layer.layerId} layer={layer} onRemove={() => onRemove(layer)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LayerRow({ layer, onRemove }: { readonly layer: ImportedLayer; readonly onRemove: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { layerId, name, mapName, kind, rows, state } = layer;
  return (
    <tr>
      <th scope="row" className={styles['source']}>
        {name}{' '}
        {state !== 'ready' && (
          <Badge tone={state === 'lost' ? 'error' : 'ice'}>{text(`layers.state.${state}`)}</Badge>
        )}
      </th>
      <td>{layerId}</td>
      <td className={styles['source']}>{mapName}</td>
      <td>{text(`layers.kind.${kind}`)}</td>
      <td className={styles['number']}>{formats.number(rows)}</td>
      <td className={styles['number']}>
        <IconButton icon={Trash2} label={text('layers.remove.of', { name })} onPress={onRemove} />
      </td>
    </tr>
  );
}
