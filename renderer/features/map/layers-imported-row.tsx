import { Pencil, Trash2, ZoomIn } from 'lucide-react';
import type { LonLatBounds } from '../../../shared/geo/crs/lon-lat.ts';
import { boxesIntersect } from '../../../shared/geo/geometry/box.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { MAP_LIMITS } from '../../map/camera/home.ts';
import { LayerSwatch } from '../../map/kinds/imported/layer-swatch.tsx';
import type { LayerEntry } from '../../map/style/layer-look.ts';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { useLayerChanges } from '../../state/use-layer-changes.ts';
import { EditableName } from '../../ui/editable-name.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LayersBoundaries, useBoundary } from './layers-boundaries.tsx';
import styles from './layers-panel.module.css';
import { LayersRow } from './layers-row.tsx';
import type { MapLayer, MapLayers } from './use-map-layers.ts';

export interface LayersImportedRowProps {
  readonly layers: MapLayers;
  readonly entry: LayerEntry;
  readonly layer: MapLayer;
  readonly onZoomTo: () => void;
}

/** An imported layer among those of the map: its sign, what it holds and how it stands. */
export function LayersImportedRow({
  layers,
  entry,
  layer: { layer, bounds, ...state },
  onZoomTo,
}: LayersImportedRowProps) {
  const text = useText();
  const formats = useFormats();
  const { layerId, name, kind, rows } = layer;
  const number = text('mapLayers.features', { count: rows, number: formats.number(rows, 0) });
  return (
    <LayersRow
      layers={layers}
      entry={entry}
      name={name}
      swatch={<LayerSwatch layerId={layerId} kind={kind} />}
      action={
        <IconButton
          icon={ZoomIn}
          size="small"
          label={text('mapLayers.zoom', { name })}
          isDisabled={!bounds}
          tooltipPlacement="left"
          onPress={onZoomTo}
        />
      }
      edits={
        <>
          <LayerEdits layer={layer} />
          {kind === 'polygon' && layer.state === 'ready' && <LayersBoundaries layer={layer} />}
        </>
      }
    >
      <p className={styles['facts']}>
        {text('mapLayers.facts', { kind: text(`layers.kind.${kind}`), number })}
      </p>
      <BoundaryFact layer={layer} />
      {layer.state !== 'ready' && <p className={styles['warn']}>{text(`layers.state.${layer.state}`)}</p>}
      {state.thinning !== 'none' && (
        <p className={styles['facts']}>{text(`mapLayers.thinned.${state.thinning}`)}</p>
      )}
      {state.isReading && <p className={styles['facts']}>{text('mapLayers.reading')}</p>}
      {bounds && isOutside(bounds) && <p className={styles['facts']}>{text('mapLayers.outside')}</p>}
    </LayersRow>
  );
}

function BoundaryFact({ layer }: { readonly layer: ImportedLayer }) {
  const text = useText();
  const boundary = useBoundary(layer);
  return boundary ? <p className={styles['facts']}>{text(`boundaries.is.${boundary.kind}`)}</p> : null;
}

/** Its name, and that it is there: as in the settings. Areas may be boundaries. */
function LayerEdits({ layer }: { readonly layer: ImportedLayer }) {
  const text = useText();
  const { rename, remove } = useLayerChanges();
  const { name, state } = layer;
  return (
    <EditableName
      name={name}
      label={text('layers.rename.label', { name })}
      onRename={(next) => rename(layer, next)}
    >
      {(button) => (
        <>
          <IconButton
            {...button}
            icon={Pencil}
            size="small"
            label={text('layers.rename.of', { name })}
            isDisabled={state !== 'ready'}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={text('layers.remove.of', { name })}
            tooltipPlacement="left"
            onPress={() => void remove(layer)}
          />
        </>
      )}
    </EditableName>
  );
}

function isOutside({ west, south, east, north }: LonLatBounds): boolean {
  const [xMin, yMin, xMax, yMax] = MAP_LIMITS;
  return !boxesIntersect({ xMin: west, yMin: south, xMax: east, yMax: north }, { xMin, yMin, xMax, yMax });
}
