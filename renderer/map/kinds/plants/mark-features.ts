import { isCluster, type MarkGroup } from './mark-groups.ts';
import { markKind, markRadiusPx, type PlantMark } from './plant-mark.ts';

/** What a mark carries into the map's worker. */
interface MarkProperties {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly radius: number;
  /** Absolute MW: larger marks are drawn first, so that small ones stay on top. */
  readonly size: number;
}

/** When a group is drawn. */
interface GroupProperties {
  /** Whole zooms, both included. */
  readonly from: number;
  readonly to: number;
}

/** What a cluster carries. */
interface ClusterProperties extends GroupProperties {
  /** Its place among the groups. */
  readonly cluster: number;
  readonly count: number;
  readonly pumpCount: number;
  readonly plantMw: number;
  readonly pumpMw: number;
  readonly radius: number;
}

type DrawnProperties = (MarkProperties & GroupProperties) | ClusterProperties;
type PointFeature<Properties> = GeoJSON.Feature<GeoJSON.Point, Properties>;

export function markFeature(mark: PlantMark): PointFeature<MarkProperties> {
  const { key, name, outputMw } = mark;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [mark.longitude, mark.latitude] },
    properties: {
      key,
      name,
      kind: markKind(mark),
      radius: markRadiusPx(outputMw),
      size: Math.abs(outputMw ?? 0),
    },
  };
}

type GroupFeatures = GeoJSON.FeatureCollection<GeoJSON.Point, DrawnProperties>;

/** Marks and clusters as the source of the map holds them. */
export function groupFeatures(groups: readonly MarkGroup[]): GroupFeatures {
  return { type: 'FeatureCollection', features: groups.flatMap(groupFeature) };
}

/** Those that hold something selected. */
export function selectedFeatures(
  groups: readonly MarkGroup[],
  selectedKeys: ReadonlySet<string>,
): GroupFeatures {
  const isSelected = ({ marks }: MarkGroup) => marks.some(({ key }) => selectedKeys.has(key));
  return {
    type: 'FeatureCollection',
    features: groups.flatMap((group, index) => (isSelected(group) ? groupFeature(group, index) : [])),
  };
}

function groupFeature(group: MarkGroup, index: number): PointFeature<DrawnProperties>[] {
  const { marks, fromZoom, toZoom } = group;
  const standing = { from: fromZoom, to: toZoom };
  const [only] = marks;
  if (!only) return [];
  if (isCluster(group)) return [{ ...clusterFeature(group, { ...standing, cluster: index }), id: index }];
  const feature = markFeature(only);
  return [{ ...feature, id: index, properties: { ...feature.properties, ...standing } }];
}

function clusterFeature(
  { marks, sum, longitude, latitude, radiusPx }: MarkGroup,
  standing: GroupProperties & { readonly cluster: number },
): PointFeature<ClusterProperties> {
  const { pumpCount, plantMw, pumpMw } = sum;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { ...standing, count: marks.length, pumpCount, plantMw, pumpMw, radius: radiusPx },
  };
}
