import { GeoJSONSource, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { LonLat } from '../../../shared/geo/lon-lat.ts';
import type { PlantMark } from '../plant-mark.ts';
import { markFeature, markFeatures } from './mark-features.ts';
import { HIGHLIGHT_SOURCE, MARKS_SOURCE } from './mark-layers.ts';

export interface ShownMarks {
  readonly marks: readonly PlantMark[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly hoveredKey: string | undefined;
  readonly activeKey: string | undefined;
  readonly pin: LonLat | undefined;
}

/** Puts the marks and their rings on the map. The view never moves because of them. */
export function useMarksOnMap(map: MapLibreMap | undefined, shown: ShownMarks): void {
  const { marks, selectedKeys, hoveredKey, activeKey, pin } = shown;
  useEffect(() => {
    void geoJsonSource(map, MARKS_SOURCE)?.setData(markFeatures(marks, selectedKeys));
  }, [map, marks, selectedKeys]);

  useEffect(() => {
    const features = (['hovered', 'active'] as const).flatMap((purpose) => {
      const key = purpose === 'hovered' ? hoveredKey : activeKey;
      const mark = key === undefined ? undefined : marks.find((candidate) => candidate.key === key);
      if (!mark) return [];
      const feature = markFeature(mark, false);
      return [{ ...feature, properties: { ...feature.properties, purpose } }];
    });
    void geoJsonSource(map, HIGHLIGHT_SOURCE)?.setData({
      type: 'FeatureCollection',
      features: [...features, ...(pin ? [pinFeature(pin)] : [])],
    });
  }, [map, marks, hoveredKey, activeKey, pin]);
}

function pinFeature({ longitude, latitude }: LonLat): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { purpose: 'pin' },
  };
}

export function geoJsonSource(map: MapLibreMap | undefined, id: string): GeoJSONSource | undefined {
  const source = map?.getSource(id);
  return source instanceof GeoJSONSource ? source : undefined;
}
