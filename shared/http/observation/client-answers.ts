// What clients of version 3 ask for beside registrations: who they are, which places are near, that they are on the way.

import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { parseLenient } from '../../codec/json/parse-lenient.ts';
import { readStruct } from '../../codec/json/read-value.ts';
import { clientOperations } from '../../contracts/observation/client-operations.ts';
import { observationTypes } from '../../contracts/observation/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import { placesWithin } from '../../sources/observations/known-places.ts';
import type { PlaceNames } from '../../sources/observations/place-names.ts';
import type { Registrations } from '../../sources/observations/registrations.ts';
import type { Trips } from '../../sources/observations/trips.ts';
import type { HttpReply, HttpRequest } from '../replies.ts';
import { nameOfLogin, readQuery } from './client-request.ts';
import { createFaults, hasFaults, type ModelState } from './model-state.ts';
import { observationReply, refusal } from './observation-replies.ts';

export interface ClientDependencies {
  readonly registrations: Registrations;
  readonly trips: Trips;
  readonly placeNames: PlaceNames;
}

type Answer = (request: HttpRequest) => Promise<HttpReply> | HttpReply;

const schema = createSchemaView(observationTypes);
const USUAL_PLACES = 100;
const CHALLENGE = { name: 'www-authenticate', value: 'Basic realm="Observation service", charset="UTF-8"' };

/** The answers, by operation. */
export function clientAnswers({
  registrations,
  trips,
  placeNames,
}: ClientDependencies): [keyof typeof clientOperations, Answer][] {
  async function login({ headers }: HttpRequest): Promise<HttpReply> {
    const name = nameOfLogin(headers.find((header) => header.name === 'authorization')?.value);
    if (name === undefined) {
      const Message = 'Log in with the header Authorization: Basic, any name and any password.';
      return observationReply(401, { Message }, [CHALLENGE]);
    }
    const { observerGuid, observerId, nickName } = await registrations.signIn(name);
    const ObserverGroup = groupsOf(observerGuid).map((Id) => ({ Id, Name: '' }));
    return observationReply(200, { Guid: observerGuid, Id: observerId, Nick: nickName, ObserverGroup });
  }

  /** The names of groups are not known here, only their numbers. */
  function groupsOf(observerGuid: string): number[] {
    const { groupId } = registrations.table.columns;
    const groups = [...registrations.search({ observerGuid })].map((row) => groupId[row] ?? 0);
    return [...new Set(groups)].filter((id) => id !== 0).toSorted((one, other) => one - other);
  }

  function observerGroups({ query }: HttpRequest): HttpReply {
    const { values, faults } = readQuery(clientOperations.GetObserverGroups.input, query);
    if (hasFaults(faults)) return refusal(faults);
    const groups = groupsOf(String(values['guid']));
    return observationReply(200, { Data: Object.fromEntries(groups.map((id) => [id, ''])) });
  }

  function places({ query }: HttpRequest): HttpReply {
    const { values, faults } = readQuery(clientOperations.PlacesWithinRadius.input, query);
    if (hasFaults(faults)) return refusal(faults);
    const { geoHazardTypeIds, returnCount, observerGuid } = values;
    const found = placesWithin(registrations, {
      circle: { ...positionOf(values), radiusM: Number(values['radius']) },
      hazardIds: (Array.isArray(geoHazardTypeIds) ? geoHazardTypeIds : []).map(Number).filter((id) => id > 0),
      observerGuid: typeof observerGuid === 'string' ? observerGuid : undefined,
      limit: typeof returnCount === 'number' ? returnCount : USUAL_PLACES,
    });
    return observationReply(200, found);
  }

  function placeName({ query }: HttpRequest): HttpReply {
    const { values, faults } = readQuery(clientOperations.GetName.input, query);
    if (hasFaults(faults)) return refusal(faults);
    const { town = null, county = null } = placeNames.find(positionOf(values));
    return observationReply(200, { Data: { Navn: town, Fylke: county } });
  }

  async function trip({ body }: HttpRequest, isUnderWay: boolean): Promise<HttpReply> {
    const { value, faults } = readTrip(body);
    if (hasFaults(faults)) return refusal(faults);
    const DeviceGuid = String(value['DeviceGuid']);
    await (isUnderWay ? trips.begin(DeviceGuid, value) : trips.end(DeviceGuid));
    return observationReply(200, { DeviceGuid, IsUnderWay: isUnderWay });
  }

  return [
    ['Login', login],
    ['LoginByGet', login],
    ['GetObserverGroups', observerGroups],
    ['PlacesWithinRadius', places],
    ['GetName', placeName],
    ['BeginTrip', (request) => trip(request, true)],
    ['EndTrip', (request) => trip(request, false)],
  ];
}

/** The table of the parameters wants both. */
function positionOf({ latitude, longitude }: JsonObject): { latitude: number; longitude: number } {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function readTrip(body: Uint8Array): { readonly value: JsonObject; readonly faults: ModelState } {
  const { faults, fault } = createFaults();
  const parsed = parseLenient(body);
  const source: unknown = parsed.ok ? parsed.value : undefined;
  if (!isJsonObject(source)) {
    fault('trip', parsed.ok ? 'Expected an object.' : `The body is not JSON: ${parsed.problem}.`);
    return { value: {}, faults };
  }
  return { value: readStruct({ schema, fault }, 'Trip', source, 'trip'), faults };
}
