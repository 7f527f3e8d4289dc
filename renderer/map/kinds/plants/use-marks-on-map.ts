import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect } from 'react';
import { awaitPicture } from '../../view/tell-pictures.ts';
import { giveData } from '../definition/source-data.ts';
import { groupFeatures, markFeature, selectedFeatures } from './mark-features.ts';
import type { MarkGroup } from './mark-groups.ts';
import {
  CLUSTER_WORDS_LAYER,
  HIGHLIGHT_SOURCE,
  labelSides,
  MARKS_SOURCE,
  SELECTED_SOURCE,
} from './mark-layers.ts';
import type { PlantMark } from './plant-mark.ts';
import { MOMENTS } from './start-moments.ts';

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
    giveData(map, MARKS_SOURCE, [groups], () => groupFeatures(groups));
  }, [map, groups]);

  useEffect(() => {
    const { features } = selectedFeatures(groups, selectedKeys);
    giveData(map, SELECTED_SOURCE, [JSON.stringify(features)], () => ({
      type: 'FeatureCollection',
      features,
    }));
  }, [map, groups, selectedKeys]);

  useEffect(() => {
    const markOf = (key: string | undefined) =>
      key === undefined ? undefined : marks.find((candidate) => candidate.key === key);
    const [hovered, active] = [markOf(hoveredKey), markOf(activeKey)];
    giveData(map, HIGHLIGHT_SOURCE, [hovered, active], () => ({
      type: 'FeatureCollection',
      features: [...highlight(hovered, 'hovered'), ...highlight(active, 'active')],
    }));
  }, [map, marks, hoveredKey, activeKey]);
}

function highlight(mark: PlantMark | undefined, purpose: string): GeoJSON.Feature[] {
  if (!mark) return [];
  const feature = markFeature(mark);
  return [{ ...feature, properties: { ...feature.properties, purpose } }];
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

function markOnce(name: string): void {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}

/** Says on the map's element how many marks were asked for (`data-map-marks`): tests and measurements wait for it. */
export function useMarkCount(map: MapLibreMap | undefined, marks: readonly PlantMark[]): void {
  useLayoutEffect(() => {
    if (!map) return undefined;
    const { dataset } = map.getContainer();
    if (dataset['mapMarks'] !== String(marks.length)) {
      dataset['mapMarks'] = String(marks.length);
      awaitPicture(map);
    }
    if (marks.length > 0) markOnce(MOMENTS.marks);
    const event = map.on('idle', () => markOnce(marks.length > 0 ? MOMENTS.all : MOMENTS.base));
    return () => event.unsubscribe();
  }, [map, marks]);
}
