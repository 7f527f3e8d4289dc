import { boundsContain, type LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { useText } from '../../../i18n/text.tsx';
import { defineMapLayerKind } from '../definition/map-layer-kind.tsx';
import { groupsOf, isAtZoom } from './mark-groups.ts';
import { plantImage } from './mark-images.ts';
import {
  CLUSTER_WORDS_LAYER,
  markLayers,
  markSources,
  POINTABLE_LAYERS,
  RAISED_LAYERS,
} from './mark-layers.ts';
import { sumSentence } from './mark-sum.ts';
import { PlantList } from './plant-list.tsx';
import { PlantsLegend } from './plants-legend.tsx';
import { PLANTS_KIND, type PlantsContent, PlantsOverlay } from './plants-overlay.tsx';

/** Hydropower plants as marks by type and size, joined into clusters where they would overlap. */
export const plantsKind = defineMapLayerKind({
  id: PLANTS_KIND,
  labelKey: 'mapLayers.plants',
  sources: (_content: PlantsContent) => markSources,
  styleLayers: (_content, { tokens, language, text }) =>
    markLayers(tokens, {
      sum: (plantCount, pumpCount) =>
        sumSentence(text, plantCount, pumpCount, { plants: '{plants}', pumps: '{pumps}', power: '{power}' }),
      locale: LOCALES[language],
    }),
  // A town keeps its name where a sum would stand.
  yielding: [CLUSTER_WORDS_LAYER],
  raised: RAISED_LAYERS,
  image: plantImage,
  pointable: () => POINTABLE_LAYERS,
  selectWithin,
  Overlay: PlantsOverlay,
  legend({ marks, isClustered }, { bounds, zoom }) {
    const inView = groupsOf(marks, isClustered).filter(
      (group) => isAtZoom(group, zoom) && boundsContain(bounds, group),
    );
    return inView.length > 0 && <PlantsLegend groups={inView} />;
  },
  list: (content) => <AllPlants {...content} />,
});

function selectWithin({ marks, onSelect }: PlantsContent, bounds: LonLatBounds): number {
  const keys = marks.filter((mark) => boundsContain(bounds, mark)).map(({ key }) => key);
  onSelect(keys);
  return keys.length;
}

function AllPlants({ marks, selectedKeys, activeKey, onHover, onActivate }: PlantsContent) {
  const text = useText();
  return (
    <PlantList
      title={text('map.missing.list')}
      marks={marks}
      selectedKeys={selectedKeys}
      activeKey={activeKey}
      onHover={onHover}
      onActivate={onActivate}
    />
  );
}
