import { useMemo, useState } from 'react';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import type { OverlayProps } from '../definition/map-layer-kind.tsx';
import { MapTip } from '../definition/map-tip.tsx';
import { useHits } from '../definition/pointing.ts';
import { ClusterMembers } from './cluster-members.tsx';
import { groupsOf, type MarkGroup } from './mark-groups.ts';
import { MARKS_SOURCE } from './mark-layers.ts';
import { powerNumber, sumLabels } from './mark-sum.ts';
import { useNamesInView } from './names-in-view.ts';
import { markKind, markRadiusPx, type PlantMark } from './plant-mark.ts';
import { expandCluster, pointedPlant } from './pointed-plant.ts';
import { useLabelSides, useMarkCount, useMarksOnMap } from './use-marks-on-map.ts';

export const PLANTS_KIND = 'plants';

export interface PlantsContent {
  /** A new array draws the marks anew: keep it while nothing changed. */
  readonly marks: readonly PlantMark[];
  /** Whether marks that overlap stand as one. */
  readonly isClustered: boolean;
  readonly selectedKeys: ReadonlySet<string>;
  readonly hoveredKey: string | undefined;
  /** Gets the ring of the place. The map does not move to it: ask through its `ref`. */
  readonly activeKey: string | undefined;
  readonly onHover: (key: string | undefined) => void;
  readonly onActivate: (key: string) => void;
  /** The keys of a box, or the selection with one more or less. */
  readonly onSelect: (keys: readonly string[]) => void;
}

const CLUSTER_TIP_PX = 12;

/** What lies over the marks: the tip of what is pointed at, and the plants of a cluster that no zoom takes apart. */
export function PlantsOverlay({
  content,
  map,
  pointing,
}: OverlayProps & { readonly content: PlantsContent }) {
  const { marks, isClustered, selectedKeys, hoveredKey, activeKey, onHover, onActivate, onSelect } = content;
  const groups = groupsOf(marks, isClustered);
  const text = useText();
  const formats = useFormats();
  const [cluster, setCluster] = useState<MarkGroup>();
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  useMarksOnMap(map, { ...content, groups });
  useLabelSides(map);
  useNamesInView(map, MARKS_SOURCE, groups);
  useMarkCount(map, marks);
  useHits(pointing, PLANTS_KIND, {
    onPoint(pointed) {
      const plant = pointedPlant(pointed, groups);
      onHover(plant?.kind === 'mark' ? plant.key : undefined);
      setCluster(plant?.kind === 'cluster' ? plant.cluster : undefined);
    },
    onClick(pointed, isAdding) {
      const plant = pointedPlant(pointed, groups);
      if (plant?.kind === 'cluster' && map) {
        if (!expandCluster(map, plant.cluster)) setOpenKeys(plant.cluster.marks.map(({ key }) => key));
      } else if (plant?.kind === 'mark') {
        if (isAdding) onSelect(withOrWithout(selectedKeys, plant.key));
        else onActivate(plant.key);
      }
    },
  });
  const hovered = useMemo(() => marks.find(({ key }) => key === hoveredKey), [marks, hoveredKey]);
  const members = useMemo(() => marks.filter(({ key }) => openKeys.includes(key)), [marks, openKeys]);
  return (
    <>
      {map && hovered && (
        <MapTip map={map} place={hovered} distancePx={markRadiusPx(hovered.outputMw) + 8}>
          <MarkTip mark={hovered} />
        </MapTip>
      )}
      {map && cluster && (
        <MapTip map={map} place={cluster} distancePx={cluster.radiusPx + CLUSTER_TIP_PX}>
          <strong>{sumLabels(cluster.sum, text, formats)}</strong>
        </MapTip>
      )}
      {members.length > 0 && (
        <ClusterMembers
          marks={members}
          selectedKeys={selectedKeys}
          activeKey={activeKey}
          onHover={onHover}
          onActivate={onActivate}
          onClose={() => setOpenKeys([])}
        />
      )}
    </>
  );
}

function withOrWithout(keys: ReadonlySet<string>, key: string): string[] {
  return keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key];
}

/** What the tip of a mark says. */
function MarkTip({ mark }: { mark: PlantMark }) {
  const text = useText();
  const formats = useFormats();
  const { name, outputMw } = mark;
  const power =
    outputMw === null ? text('map.power.unknown') : text('map.power', { mw: powerNumber(outputMw, formats) });
  const kind = markKind(mark);
  return (
    <>
      <strong>{name}</strong>
      <span>
        {[
          power,
          text(`map.kind.${mark.type}`),
          ...(kind === mark.type ? [] : [text(`map.kind.${kind}`)]),
        ].join(' · ')}
      </span>
    </>
  );
}
