// Municipality and forecast region of a registration: as posted, else what boundaries said when it was taken in.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { hazardOf } from '../../contracts/observation/hazards.ts';
import { regionName } from '../../contracts/observation/regions.ts';
import type { LonLat } from '../../geo/crs/lon-lat.ts';
import type { Log } from '../../ports/log.ts';
import type { FoundAreas } from '../boundaries/find-areas.ts';
import type { Directory } from './directory.ts';
import type { LaterFound, StoredRegistration } from './stored-registration.ts';

export type FindAreas = (position: LonLat, hazardId: number) => Promise<FoundAreas>;

interface FindParts {
  readonly directory: Directory;
  readonly findAreas: FindAreas;
  readonly log: Log;
}

/** Nothing where it has no position, and where boundaries cannot be read: a registration is taken in all the same. */
export async function areasAt(
  registration: JsonObject,
  { directory, findAreas, log }: FindParts,
): Promise<FoundAreas> {
  const position = positionOf(registration, directory);
  if (!position) return {};
  try {
    return await findAreas(position, Number(registration['GeoHazardTID']));
  } catch (error) {
    log.error('Boundaries could not be read: municipality and region of a registration stay open', error);
    return {};
  }
}

/** Its own, else that of the place that it names. */
function positionOf(registration: JsonObject, directory: Directory): LonLat | undefined {
  const place = placeOf(registration);
  const { Latitude: latitude, Longitude: longitude, ObsLocationId } = place;
  if (typeof latitude === 'number' && typeof longitude === 'number') return { latitude, longitude };
  const placeId = ObsLocationId ?? registration['ObsLocationID'];
  return typeof placeId === 'number' ? directory.positionOfLocation(placeId) : undefined;
}

/** What counts of what boundaries said. */
export function foundOf({ found, foundLater }: StoredRegistration): LaterFound {
  return foundLater ?? found ?? {};
}

/** As it was posted; undefined where it was not, or as "none": empty or nought. */
function saidMunicipality(registration: JsonObject): string | undefined {
  const said = placeOf(registration)['MunicipalNo'];
  return typeof said === 'string' && /[^0\s]/.test(said) ? said : undefined;
}

/** As it was posted; undefined where it was not, or as "none": nought, or as the hazard has it. */
export function saidRegion(registration: JsonObject, hazardId: number): number | undefined {
  const said = placeOf(registration)['ForecastRegionTID'];
  return typeof said === 'number' && said !== 0 && said !== hazardOf(hazardId)?.noRegion ? said : undefined;
}

/** The name is known where the number is the one that boundaries gave. */
export function municipalityOf(stored: StoredRegistration): {
  readonly number: Json;
  readonly name: string | null;
} {
  const { municipality } = foundOf(stored);
  const posted = placeOf(stored.registration)['MunicipalNo'];
  const number = saidMunicipality(stored.registration) ?? municipality?.number ?? posted ?? null;
  return { number, name: municipality && number === municipality.number ? municipality.name : null };
}

/** The usual name of a region, else that which its boundaries gave; empty where nobody told one. */
export function regionNameOf(stored: StoredRegistration, regionId: number): string {
  const { region } = foundOf(stored);
  return regionName(regionId) || (region?.id === regionId && region.name) || '';
}

/** As the app tells it. */
export function areasOf({
  stored,
  regionId,
  hazardId,
}: {
  readonly stored: StoredRegistration;
  readonly regionId: number;
  readonly hazardId: number;
}): BridgeType<'AreasAt'> {
  const { number, name } = municipalityOf(stored);
  const hasRegion = regionId !== 0 && regionId !== hazardOf(hazardId)?.noRegion;
  return {
    municipalNo: typeof number === 'string' ? number : null,
    municipalName: name,
    regionId: hasRegion ? regionId : null,
    regionName: hasRegion ? regionNameOf(stored, regionId) || null : null,
  };
}

export function placeOf(registration: JsonObject): JsonObject {
  const place = registration['ObsLocation'];
  return isJsonObject(place) ? place : {};
}

/** As it is kept: nothing of it where nothing was found. */
export function foundMember(found: FoundAreas): { readonly found?: FoundAreas } {
  return Object.keys(found).length === 0 ? {} : { found };
}

/** As `foundMember` was kept. */
export function readFound(value: Json | undefined): FoundAreas {
  if (!isJsonObject(value)) return {};
  const { municipality, region } = value;
  const number = isJsonObject(municipality) ? municipality['number'] : undefined;
  const id = isJsonObject(region) ? region['id'] : undefined;
  return {
    ...(typeof number === 'string' && { municipality: { number, name: nameIn(municipality) } }),
    ...(typeof id === 'number' && { region: { id, name: nameIn(region) } }),
  };
}

/** As what was found later was kept. */
export function readLaterFound(value: Json | undefined): LaterFound {
  const atMs = isJsonObject(value) ? value['atMs'] : undefined;
  return { ...readFound(value), ...(typeof atMs === 'number' && { atMs }) };
}

function nameIn(value: Json | undefined): string | null {
  const name = isJsonObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : null;
}
