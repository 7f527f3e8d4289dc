import { Trash2 } from 'lucide-react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LayerName } from './layer-name.tsx';
import styles from './storage-section.module.css';

export interface LayerTableProps {
  readonly layers: readonly ImportedLayer[];
  readonly onRemove: (layer: ImportedLayer) => void;
}

export function LayerTable({ layers, onRemove }: LayerTableProps) {
  const text = useText();
  return (
    <div className={styles['scroll']}>
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
    </div>
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
