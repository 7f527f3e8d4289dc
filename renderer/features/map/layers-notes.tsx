import { CircleAlert, Info, LoaderCircle, RotateCw } from 'lucide-react';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './layers-notes.module.css';
import type { MapLayers } from './use-map-layers.ts';

/** Says on the map itself what of its layers it does not show, and why. */
export function LayersNotes({ layers }: { layers: MapLayers }) {
  const text = useText();
  const { list, listError, again } = layers;
  const visible = list.filter(({ isVisible }) => isVisible);
  const failed = visible.filter(({ error }) => error !== undefined);
  const quiet = visible.filter(({ layer, thinning }) => thinning !== 'none' || layer.state === 'restoring');
  return (
    <div className={styles['notes']} role="status" data-on-map>
      {listError !== undefined && (
        <div className={styles['note']} data-tone="error">
          <Icon of={CircleAlert} size="small" />
          <span>{text('mapLayers.failed.list', { why: describeError(listError, text).sentence })}</span>
          <Button size="small" icon={RotateCw} onPress={() => again()}>
            {text('mapLayers.again')}
          </Button>
        </div>
      )}
      {failed.map(({ layer: { layerId, name }, error }) => (
        <div key={layerId} className={styles['note']} data-tone="error">
          <Icon of={CircleAlert} size="small" />
          <span>{text('mapLayers.failed.of', { name, why: describeError(error, text).sentence })}</span>
          <Button size="small" icon={RotateCw} onPress={() => again(layerId)}>
            {text('mapLayers.again')}
          </Button>
        </div>
      ))}
      {quiet.map(({ layer: { layerId, name, state }, thinning }) => (
        <p key={layerId} className={styles['note']}>
          <Icon of={state === 'restoring' ? LoaderCircle : Info} size="small" />
          <span>
            {state === 'restoring'
              ? text('mapLayers.restoring.of', { name })
              : text(thinning === 'nearest' ? 'mapLayers.thinned.nearest.of' : 'mapLayers.thinned.of', {
                  name,
                })}
          </span>
        </p>
      ))}
    </div>
  );
}
