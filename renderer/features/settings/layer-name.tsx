import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './layer-name.module.css';
import { LayerNameField } from './layer-name-field.tsx';

/** The name of a layer, which can be changed where it stands. */
export function LayerName({ layer }: { readonly layer: ImportedLayer }) {
  const text = useText();
  const [isChanging, setChanging] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const takesFocusBack = useRef(false);
  const { name, state } = layer;
  useEffect(() => {
    if (isChanging || !takesFocusBack.current) return;
    takesFocusBack.current = false;
    pencil.current?.focus();
  }, [isChanging]);

  if (isChanging) {
    return (
      <LayerNameField
        layer={layer}
        onDone={(isByKey) => {
          takesFocusBack.current = isByKey;
          setChanging(false);
        }}
      />
    );
  }
  return (
    <span className={styles['name']}>
      <span className={styles['words']}>{name}</span>
      {state === 'ready' ? (
        <IconButton
          ref={pencil}
          icon={Pencil}
          size="small"
          label={text('layers.rename.of', { name })}
          onPress={() => setChanging(true)}
        />
      ) : (
        <Badge tone={state === 'lost' ? 'error' : 'ice'}>{text(`layers.state.${state}`)}</Badge>
      )}
    </span>
  );
}
