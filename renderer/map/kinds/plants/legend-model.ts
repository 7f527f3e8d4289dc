import { PLANT_CLASS_IDS } from '../../../../shared/cartography/plants.ts';
import { boundsContain, type LonLatBounds } from '../../../../shared/geo/crs/lon-lat.ts';
import { isCluster, type MarkGroup } from './mark-groups.ts';
import { type MarkKind, markKind, markRadiusPx, type PlantMark } from './plant-mark.ts';

export interface LegendModel {
  /** The kinds that are in view, in the order of the legend. */
  readonly kinds: readonly MarkKind[];
  /** Round MW whose marks span the sizes in view, least first. */
  readonly sizesMw: readonly number[];
  readonly hasClusters: boolean;
}

const ROUND_MW = [1, 10, 50, 100, 250, 500, 1000];
const MAX_SIZES = 3;

export function marksInView(marks: readonly PlantMark[], bounds: LonLatBounds): PlantMark[] {
  return marks.filter((mark) => boundsContain(bounds, mark));
}

/** A legend of what is in view and nothing else. */
export function legendModel(inView: readonly MarkGroup[]): LegendModel {
  const alone = inView.filter((group) => !isCluster(group));
  const present = new Set(alone.flatMap(({ marks }) => marks.map(markKind)));
  const mostMw = Math.max(0, ...inView.map(({ sum }) => Math.max(sum.plantMw, sum.pumpMw)));
  // Sizes that look the same teach nothing.
  const steps = ROUND_MW.filter((mw) => mw <= mostMw).filter(
    (mw, index, list) => index === 0 || markRadiusPx(mw) > markRadiusPx(list[index - 1] ?? 0),
  );
  const last = steps.length - 1;
  const places = last < MAX_SIZES ? steps.keys() : [0, Math.ceil(last / 2), last];
  return {
    kinds: PLANT_CLASS_IDS.filter((kind) => present.has(kind)),
    sizesMw: Array.from(places, (place) => steps[place] ?? 0),
    hasClusters: alone.length < inView.length,
  };
}
