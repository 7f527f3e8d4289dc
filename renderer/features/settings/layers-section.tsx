import { Pencil, Trash2 } from 'lucide-react';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { type ImportedLayer, useImportedLayers } from '../../state/use-imported-layers.ts';
import { useLayerChanges } from '../../state/use-layer-changes.ts';
import { Badge } from '../../ui/badge.tsx';
import { EditableName } from '../../ui/editable-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import nameStyles from './layers-section.module.css';
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

interface LayerTableProps {
  readonly layers: readonly ImportedLayer[];
  readonly onRemove: (layer: ImportedLayer) => void;
}

function LayerTable({ layers, onRemove }: LayerTableProps) {
  const text = useText();
  return (
    <ScrollRegion label={text('layers.caption')} className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{text('layers.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('layers.name')}</th>
            <th scope="col" className={styles['number']}>
              {text('layers.number')}
            </th>
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
    </ScrollRegion>
  );
}

function LayerRow({ layer, onRemove }: { readonly layer: ImportedLayer; readonly onRemove: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { layerId, name, mapName, kind, rows } = layer;
  return (
    <tr>
      <th scope="row" className={styles['source']}>
        <LayerName layer={layer} />
      </th>
      <td className={styles['number']}>{layerId}</td>
      <td className={styles['map']}>{mapName}</td>
      <td>{text(`layers.kind.${kind}`)}</td>
      <td className={styles['number']}>{formats.number(rows)}</td>
      <td className={styles['number']}>
        <IconButton
          icon={Trash2}
          size="small"
          label={text('layers.remove.of', { name })}
          onPress={onRemove}
        />
      </td>
    </tr>
  );
}

/** The name of a layer, which can be changed where it stands. */
function LayerName({ layer }: { readonly layer: ImportedLayer }) {
  const text = useText();
  const { rename } = useLayerChanges();
  const { name, state } = layer;
  return (
    <EditableName
      name={name}
      label={text('layers.rename.label', { name })}
      onRename={(next) => rename(layer, next)}
    >
      {(button) => (
        <span className={nameStyles['name']}>
          <span className={nameStyles['words']}>{name}</span>
          {state === 'ready' ? (
            <IconButton
              {...button}
              icon={Pencil}
              size="small"
              tooltipPlacement="top"
              label={text('layers.rename.of', { name })}
            />
          ) : (
            <Badge tone={state === 'lost' ? 'error' : 'ice'}>{text(`layers.state.${state}`)}</Badge>
          )}
        </span>
      )}
    </EditableName>
  );
}
