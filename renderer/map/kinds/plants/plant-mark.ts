import { PLANT_SIZE, type PlantClassId } from '../../../../shared/cartography/plants.ts';

/** A plant as the map draws it. */
export interface PlantMark {
  readonly key: string;
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  /** Plant, pumped-storage plant, pump. */
  readonly type: 'K' | 'PK' | 'P';
  readonly status: 'operation' | 'construction' | 'closed';
  /** MW; negative for pumps; null where it is not known. */
  readonly outputMw: number | null;
}

/** What decides colour and shape. A plant that is not in operation shows its status, whatever its type. */
export type MarkKind = PlantClassId;

export function markKind({ type, status }: Pick<PlantMark, 'type' | 'status'>): MarkKind {
  return status === 'operation' ? type : status;
}

const { minRadiusPx, maxRadiusPx, largestMw } = PLANT_SIZE;
/** Pixels of radius per root of a MW. */
const RADIUS_PER_ROOT_MW = maxRadiusPx / Math.sqrt(largestMw);

/** Radius of a mark in CSS pixels: its area goes by MW, pumps by absolute value, within 3 to 22 px. */
export function markRadiusPx(outputMw: number | null): number {
  const radius = Math.round(RADIUS_PER_ROOT_MW * Math.sqrt(Math.abs(outputMw ?? 0)));
  return Math.min(maxRadiusPx, Math.max(minRadiusPx, radius));
}
