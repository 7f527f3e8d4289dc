import type { LayerDefinition } from '../../catalog/layer-definition.ts';
import type { MapService } from '../../contracts/map/operations.ts';
import type { MapType } from '../../contracts/map/types.ts';
import type { MapContext } from '../map-context.ts';
import { areaLinks } from '../search/area-links.ts';
import { findRows } from '../search/find-rows.ts';
import { identifyRows, positionOfGeometry } from '../search/identify-rows.ts';
import { readSearch } from '../search/search-context.ts';
import { type SearchedLayer, wantedIds, wantedTables } from '../search/searched-layers.ts';

/** Searches over the layers of a map, each in the state that the request describes. */
export const searchHandlers: Pick<MapService<MapContext>, 'Find' | 'Identify' | 'QueryHyperlinks'> = {
  async Find({ MapDescription, MapImageDisplay, LayerIDs, FindOption, ...wish }, context) {
    const isVisibleOnly = FindOption === 'geoFindVisibleLayers';
    const search = await readSearch(MapDescription, MapImageDisplay, context, { needsPixels: isVisibleOnly });
    const wanted = wantedIds(search.map, LayerIDs);
    const tables = wantedTables(search.map, wanted);
    const targets = chosen<LayerDefinition>([...search.layers, ...tables], wanted, isVisibleOnly);
    return findRows(
      targets,
      { text: wish.SearchString, isContained: wish.Contains, fieldNames: wish.SearchFields },
      search,
    );
  },
  async Identify(input, context) {
    const { MapDescription, MapImageDisplay, SearchShape, Tolerance, IdentifyOption, LayerIDs } = input;
    const { isTopmost, isVisibleOnly, hasPopups } = OPTIONS[IdentifyOption];
    const needsPixels = Tolerance !== 0 || isVisibleOnly;
    const search = await readSearch(MapDescription, MapImageDisplay, context, { needsPixels });
    const targets = chosen(search.layers, wantedIds(search.map, LayerIDs), isVisibleOnly);
    const place = positionOfGeometry(SearchShape, Tolerance, search.view);
    return place ? identifyRows(targets, { place, isTopmost, hasPopups }, search) : [];
  },
  async QueryHyperlinks({ MapDescription, MapImageDisplay, LayerIDs }, context) {
    const search = await readSearch(MapDescription, MapImageDisplay, context);
    return areaLinks(chosen(search.layers, wantedIds(search.map, LayerIDs), true), search);
  },
};

function chosen<Layer extends { readonly id: number }>(
  layers: readonly SearchedLayer<Layer>[],
  wanted: ReadonlySet<number> | undefined,
  isVisibleOnly: boolean,
): SearchedLayer<Layer>[] {
  return layers.filter(
    ({ layer, isVisible }) => (!wanted || wanted.has(layer.id)) && (isVisible || !isVisibleOnly),
  );
}

interface IdentifyMode {
  readonly isTopmost: boolean;
  readonly isVisibleOnly: boolean;
  readonly hasPopups: boolean;
}

/** What lies on top is what is seen: hidden layers do not. */
const OPTIONS: { readonly [Option in MapType<'geoIdentifyOption'>]: IdentifyMode } = {
  geoIdentifyTopmost: { isTopmost: true, isVisibleOnly: true, hasPopups: false },
  geoIdentifyAllLayers: { isTopmost: false, isVisibleOnly: false, hasPopups: false },
  geoIdentifyVisibleLayers: { isTopmost: false, isVisibleOnly: true, hasPopups: false },
  geoIdentifyTopOneWithHTMLPopup: { isTopmost: true, isVisibleOnly: true, hasPopups: true },
  geoIdentifyVisibleWithHTMLPopup: { isTopmost: false, isVisibleOnly: true, hasPopups: true },
};
