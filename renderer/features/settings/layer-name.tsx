import { Pencil } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { useLayerChanges } from '../../state/use-layer-changes.ts';
import { Badge } from '../../ui/badge.tsx';
import { EditableName } from '../../ui/editable-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './layer-name.module.css';

/** The name of a layer, which can be changed where it stands. */
export function LayerName({ layer }: { readonly layer: ImportedLayer }) {
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
        <span className={styles['name']}>
          <span className={styles['words']}>{name}</span>
          {state === 'ready' ? (
            <IconButton {...button} icon={Pencil} size="small" label={text('layers.rename.of', { name })} />
          ) : (
            <Badge tone={state === 'lost' ? 'error' : 'ice'}>{text(`layers.state.${state}`)}</Badge>
          )}
        </span>
      )}
    </EditableName>
  );
}
