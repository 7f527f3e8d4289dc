import { markKind, markRadiusPx, type PlantMark } from './plant-mark.ts';

/** What a mark carries into the map's worker; numbers only where clusters add up. */
export interface MarkProperties {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly radius: number;
  /** Absolute MW: larger marks are drawn first, so that small ones stay on top. */
  readonly size: number;
  /** 1 or 0, summed by clusters. */
  readonly isPump: number;
  /** MW of a plant, 0 for a pump: pumps take power, and are counted apart. */
  readonly plantMw: number;
  readonly pumpMw: number;
  readonly isSelected: number;
}

export type MarkFeature = GeoJSON.Feature<GeoJSON.Point, MarkProperties>;

export function markFeature(mark: PlantMark, isSelected: boolean): MarkFeature {
  const size = Math.abs(mark.outputMw ?? 0);
  const isPump = mark.type === 'P';
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [mark.longitude, mark.latitude] },
    properties: {
      key: mark.key,
      name: mark.name,
      kind: markKind(mark),
      radius: markRadiusPx(mark.outputMw),
      size,
      isPump: isPump ? 1 : 0,
      plantMw: isPump ? 0 : size,
      pumpMw: isPump ? size : 0,
      isSelected: isSelected ? 1 : 0,
    },
  };
}

export function markFeatures(
  marks: readonly PlantMark[],
  selectedKeys: ReadonlySet<string>,
): GeoJSON.FeatureCollection<GeoJSON.Point, MarkProperties> {
  return {
    type: 'FeatureCollection',
    features: marks.map((mark) => markFeature(mark, selectedKeys.has(mark.key))),
  };
}
