import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { LayerSwatch } from '../../map/kinds/imported/layer-swatch.tsx';
import type { LayerHit } from '../../map/kinds/imported/shown-layer.ts';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './layers-card.module.css';
import { featureTitle, type KnownFeature, useLayerFeatures } from './layers-features.ts';
import { LayersFields } from './layers-fields.tsx';
import type { LayerHits } from './use-layer-hits.ts';

export interface LayersCardProps {
  readonly hits: LayerHits;
  readonly layerOf: (layerId: number) => ImportedLayer | undefined;
}

/** What imported layers have at a place: a list where there are several, and the values of the one that is chosen. */
export function LayersCard({
  hits: { shown, moreCount, active, isByKey, choose, close },
  layerOf,
}: LayersCardProps) {
  const text = useText();
  const features = useLayerFeatures(shown);
  const ref = useRef<HTMLElement>(null);
  useFocusWhen(ref, isByKey, shown);
  const layer = active && layerOf(active.layerId);
  if (!active || !layer) return null;
  const known = features[shown.indexOf(active)];
  return (
    <section ref={ref} tabIndex={-1} className={styles['card']} aria-label={layer.name}>
      <header className={styles['head']}>
        <LayerSwatch layerId={layer.layerId} kind={layer.kind} />
        <h2>{layer.name}</h2>
        <IconButton icon={X} size="small" label={text('frame.part.close')} onPress={close} />
      </header>
      {shown.length > 1 && (
        <HitList shown={shown} active={active} features={features} layerOf={layerOf} onChoose={choose} />
      )}
      {moreCount > 0 && (
        <p className={styles['note']}>{text('mapLayers.card.moreHits', { count: moreCount })}</p>
      )}
      <CardContent known={known} hit={active} />
    </section>
  );
}

/** Who asked with a key goes on in the card. */
function useFocusWhen(
  ref: RefObject<HTMLElement | null>,
  isByKey: boolean,
  shown: readonly LayerHit[],
): void {
  useEffect(() => {
    if (isByKey && shown.length > 0) ref.current?.focus();
  }, [ref, isByKey, shown]);
}

function CardContent({ known, hit }: { known: KnownFeature; hit: LayerHit }) {
  const text = useText();
  const formats = useFormats();
  if (!known) return null;
  if ('error' in known) return <p role="alert">{describeError(known.error, text).sentence}</p>;
  return (
    <>
      {hit.count > 1 && (
        <p className={styles['note']}>
          {text('mapLayers.card.standsFor', { count: hit.count, number: formats.number(hit.count, 0) })}
        </p>
      )}
      <LayersFields feature={known.feature} />
    </>
  );
}

interface HitListProps {
  readonly shown: readonly LayerHit[];
  readonly active: LayerHit;
  readonly features: readonly KnownFeature[];
  readonly layerOf: LayersCardProps['layerOf'];
  readonly onChoose: (hit: LayerHit) => void;
}

function HitList({ shown, active, features, layerOf, onChoose }: HitListProps) {
  const text = useText();
  return (
    <>
      <p className={styles['note']}>{text('mapLayers.card.hits', { count: shown.length })}</p>
      <ul className={styles['hits']}>
        {shown.map((hit, index) => {
          const layer = layerOf(hit.layerId);
          if (!layer) return null;
          return (
            <li key={`${hit.layerId} ${hit.objectId}`}>
              <button
                type="button"
                className={styles['hit']}
                aria-current={hit === active}
                onClick={() => onChoose(hit)}
              >
                <LayerSwatch layerId={layer.layerId} kind={layer.kind} />
                <span className={styles['hitName']}>{featureTitle(features[index], hit, text)}</span>
                <span className={styles['hitLayer']}>{layer.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
