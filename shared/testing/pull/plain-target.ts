// A target that knows nothing but how searches limit: thousands of registrations without a service around them.

import type { JsonObject } from '../../base/json.ts';
import { osloTimeText } from '../../base/oslo-time.ts';
import { jsonReply, type MemoryTarget } from '../delivery/memory-target.ts';
import { generateRegistrations, type Known } from '../observation-generator.ts';

interface Numbered extends Known {
  readonly regId: number;
  /** In Norway. */
  readonly time: string;
}

/** Numbered from 1. Searches by period, hazard and region alone. */
export function createPlainTarget(count: number): Pick<MemoryTarget, 'search' | 'picture'> {
  const known = generateRegistrations(count, 7)
    .map((each, index) => ({ ...each, regId: index + 1, time: osloTimeText(each.obsMs) }))
    .toSorted((one, other) => other.obsMs - one.obsMs || other.regId - one.regId);
  return {
    async search(_, criteria) {
      const found = known.filter((each) => isAskedFor(each, criteria));
      const offset = Number(criteria['Offset']);
      const page = found.slice(offset, offset + Number(criteria['NumberOfRecords']));
      return jsonReply(200, { TotalMatches: found.length, Results: page.map(itemOf) });
    },
    picture: async () => jsonReply(404, {}),
  };
}

function isAskedFor({ time, hazard, region }: Numbered, criteria: JsonObject): boolean {
  const { FromDate, ToDate, SelectedGeoHazards, SelectedRegions } = criteria;
  return (
    time >= String(FromDate) &&
    time <= String(ToDate) &&
    (!Array.isArray(SelectedGeoHazards) || SelectedGeoHazards.includes(hazard)) &&
    (!Array.isArray(SelectedRegions) || SelectedRegions.includes(region))
  );
}

function itemOf({ regId, time, hazard, region }: Numbered) {
  return {
    RegId: regId,
    DtObsTime: time,
    GeoHazardTid: hazard,
    ForecastRegionTid: region,
    Registrations: [],
    Pictures: [],
  };
}
