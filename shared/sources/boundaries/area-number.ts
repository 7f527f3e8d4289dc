// What numbers areas have: those of municipalities, and the forecast regions of the hazards.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import { hazards } from '../../contracts/observation/hazards.ts';
import type { FeatureValue } from '../../ports/feature-store.ts';

export type BoundaryKind = BridgeType<'BoundaryKind'>;

/** A number of an area and what it is in answers: of a municipality four digits, of a region its id. */
export const NUMBER_EXAMPLES: { readonly [Kind in BoundaryKind]: string } = {
  municipality: '4641',
  region: '3010',
};

const WHOLE_NUMBER = /^\d{1,4}$/;
/** Østfold was 01; no county has had a number beyond. */
const MUNICIPALITIES = { first: 101, last: 5999 };
/** Regions are numbered on from the one that stands for none: of snow and water in thousands, else in hundreds. */
const REGIONS_FROM_THOUSANDS = 1000;

/** The number of an area as files have it, as text or as a number; undefined where it is none of this kind. */
export function readAreaNumber(kind: BoundaryKind, value: FeatureValue): number | undefined {
  const text = String(value ?? '').trim();
  if (!WHOLE_NUMBER.test(text)) return undefined;
  const number = Number(text);
  const isOne = kind === 'municipality' ? isMunicipality(number) : hazardIdsOfRegion(number).length > 0;
  return isOne ? number : undefined;
}

/** The first two digits are the county; `00` is the county itself. */
function isMunicipality(number: number): boolean {
  return number >= MUNICIPALITIES.first && number <= MUNICIPALITIES.last && number % 100 !== 0;
}

/** The hazards that have a region of this number, by their ids. */
export function hazardIdsOfRegion(regionId: number): number[] {
  return hazards.filter(({ noRegion }) => isRegionOf(noRegion, regionId)).map(({ id }) => id);
}

function isRegionOf(noRegion: number, regionId: number): boolean {
  const count = noRegion % REGIONS_FROM_THOUSANDS === 0 ? 1000 : 100;
  return regionId > noRegion && regionId < noRegion + count;
}

/** As answers tell it. */
export function municipalNo(number: number): string {
  return String(number).padStart(4, '0');
}
