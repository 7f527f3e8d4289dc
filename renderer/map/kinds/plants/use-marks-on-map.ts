import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect } from 'react';
import { groupFeatures, markFeature } from './mark-features.ts';
import type { MarkGroup } from './mark-groups.ts';
import { CLUSTER_WORDS_LAYER, HIGHLIGHT_SOURCE, labelSides, MARKS_SOURCE } from './mark-layers.ts';
import type { PlantMark } from './plant-mark.ts';

export interface ShownMarks {
  readonly marks: readonly PlantMark[];
  /** Of the marks. */
  readonly groups: readonly MarkGroup[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly hoveredKey: string | undefined;
  readonly activeKey: string | undefined;
}

/** Puts the marks and their rings on the map. The view never moves because of them. */
export function useMarksOnMap(map: MapLibreMap | undefined, shown: ShownMarks): void {
  const { marks, groups, selectedKeys, hoveredKey, activeKey } = shown;
  useEffect(() => {
    void map?.getSource<GeoJSONSource>(MARKS_SOURCE)?.setData(groupFeatures(groups, selectedKeys));
  }, [map, groups, selectedKeys]);

  useEffect(() => {
    const features = (['hovered', 'active'] as const).flatMap((purpose) => {
      const key = purpose === 'hovered' ? hoveredKey : activeKey;
      const mark = key === undefined ? undefined : marks.find((candidate) => candidate.key === key);
      if (!mark) return [];
      const feature = markFeature(mark);
      return [{ ...feature, properties: { ...feature.properties, purpose } }];
    });
    const source = map?.getSource<GeoJSONSource>(HIGHLIGHT_SOURCE);
    void source?.setData({ type: 'FeatureCollection', features });
  }, [map, marks, hoveredKey, activeKey]);
}

/** Keeps the words of clusters off the edges of a narrow map, also after it was resized or took another style. */
export function useLabelSides(map: MapLibreMap | undefined): void {
  useEffect(() => {
    if (!map) return undefined;
    const settle = () => {
      if (!map.getLayer(CLUSTER_WORDS_LAYER)) return;
      const sides = labelSides(map.getContainer().clientWidth);
      const current: unknown = map.getLayoutProperty(CLUSTER_WORDS_LAYER, 'text-variable-anchor');
      // Setting is a change of style, which is told again.
      if (String(current) === String(sides)) return;
      map.setLayoutProperty(CLUSTER_WORDS_LAYER, 'text-variable-anchor', [...sides]);
    };
    settle();
    const events = [map.on('resize', settle), map.on('styledata', settle)];
    return () => {
      for (const event of events) event.unsubscribe();
    };
  }, [map]);
}

/** Moments of a start in the page's timeline: the map without marks rests, there are marks, it rests with them. */
const MOMENTS = { base: 'varde:base-map-idle', marks: 'varde:map-marks', all: 'varde:map-idle' };

function markOnce(name: string): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}

/** Says on the map's element how many marks were asked for (`data-map-marks`): tests and measurements wait for it. */
export function useMarkCount(map: MapLibreMap | undefined, marks: readonly PlantMark[]): void {
  useLayoutEffect(() => {
    if (!map) return undefined;
    const { dataset } = map.getContainer();
    dataset['mapMarks'] = String(marks.length);
    dataset['mapIdle'] = 'false';
    map.triggerRepaint();
    if (marks.length > 0) markOnce(MOMENTS.marks);
    const event = map.on('idle', () => markOnce(marks.length > 0 ? MOMENTS.all : MOMENTS.base));
    return () => event.unsubscribe();
  }, [map, marks]);
}
