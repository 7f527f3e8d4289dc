// Which regions and forms can be asked for where some hazards are, and which of those that are chosen still can.

import { CRITERIA_HAZARDS, hazardOf } from '../../../../shared/contracts/observation/hazards.ts';
import { type ForecastRegion, forecastRegions } from '../../../../shared/contracts/observation/regions.ts';
import {
  PICTURE_TID,
  registrationForms,
} from '../../../../shared/contracts/observation/registration-forms.ts';
import { formsFor } from '../forms/form-values.ts';

export interface HazardRegions {
  readonly hazardId: number;
  readonly regions: readonly ForecastRegion[];
}

/** Those that criteria are about: none chosen means each of them. */
function meant(hazardIds: readonly number[]): readonly number[] {
  return hazardIds.length === 0 ? CRITERIA_HAZARDS : hazardIds;
}

/** Each hazard has its own; those that stand for several are none that an observation has. */
export function regionsOf(hazardIds: readonly number[]): HazardRegions[] {
  return meant(hazardIds).flatMap((hazardId) => {
    const hazard = hazardOf(hazardId);
    if (!hazard) return [];
    return [{ hazardId, regions: forecastRegions[hazard.prefix].filter(({ isGrouping }) => !isGrouping) }];
  });
}

/** The forms of the hazards in their order, then pictures. */
export function formTidsOf(hazardIds: readonly number[]): number[] {
  const offered = new Set(
    meant(hazardIds).flatMap((id) => formsFor(id).map(({ registrationTid }) => registrationTid)),
  );
  const tids = registrationForms.map(({ registrationTid }) => registrationTid);
  return [...tids.filter((tid) => offered.has(tid)), PICTURE_TID];
}

/** What other hazards leave of chosen regions. */
export function keptRegions(regionIds: readonly number[], hazardIds: readonly number[]): number[] {
  const offered = new Set(regionsOf(hazardIds).flatMap(({ regions }) => regions.map(({ id }) => id)));
  return regionIds.filter((id) => offered.has(id));
}

/** What other hazards leave of chosen forms. */
export function keptForms(typeIds: readonly number[], hazardIds: readonly number[]): number[] {
  const offered = formTidsOf(hazardIds);
  return typeIds.filter((id) => offered.includes(id));
}

/** Chosen hazards of which no region is chosen although regions of others are: nothing of them is found. */
export function hazardsWithoutRegion(
  hazardIds: readonly number[],
  regionIds: readonly number[],
): readonly number[] {
  if (regionIds.length === 0) return [];
  return hazardIds.filter((id) => keptRegions(regionIds, [id]).length === 0);
}
