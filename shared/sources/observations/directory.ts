import type { JsonObject } from '../../base/json.ts';
import { createPlaceIndex } from './place-index.ts';
import { FIRST_LOCAL_ID } from './stored-registration.ts';

export interface Observer {
  readonly observerId: number;
  readonly observerGuid: string;
  readonly nickName: string;
  readonly competenceId: number;
}

export interface KnownLocation {
  readonly id: number;
  readonly name: string | null;
  /** WGS 84, degrees. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** Numbers of the observers and places that registrations brought; the same order of them gives the same numbers. */
export interface Directory {
  observer(guid: string): Observer;
  /** An observer whose name and number are known. */
  enter(observer: Observer): void;
  /** `placeId`: of the registration itself, where its place names none. */
  location(place: JsonObject, placeId: number | undefined): KnownLocation;
  nameOfLocation(id: number): string | null;
  positionOfLocation(id: number): KnownLocation['position'];
}

const UNKNOWN_OBSERVER = 'Ukjent observatør';

export function createDirectory(): Directory {
  const observers = new Map<string, Observer>();
  const observerIds = new Set<number>();
  /** What registrations say of places that they call by number. */
  const named = new Map<number, KnownLocation>();
  /** The places of all others, which are many. */
  const places = createPlaceIndex();
  let lastObserverId = 0;

  function knownLocation(id: number): KnownLocation | undefined {
    const known = named.get(id);
    if (known) return known;
    const place = places.at(id - FIRST_LOCAL_ID);
    return place && { id, name: place.name, position: place.position };
  }

  function enter(observer: Observer): void {
    observers.set(observer.observerGuid, observer);
    observerIds.add(observer.observerId);
  }

  /** Numbers of those whose names are known are passed over, so that a restart gives the others theirs again. */
  function nextObserverId(): number {
    while (observerIds.has(lastObserverId + 1)) lastObserverId += 1;
    return lastObserverId + 1;
  }

  return {
    enter,
    observer(guid) {
      const known = observers.get(guid);
      if (known) return known;
      const observerId = nextObserverId();
      const observer = { observerId, observerGuid: guid, nickName: UNKNOWN_OBSERVER, competenceId: 0 };
      enter(observer);
      return observer;
    },
    nameOfLocation: (id) => knownLocation(id)?.name ?? null,
    positionOfLocation: (id) => knownLocation(id)?.position,
    location(place, placeId) {
      const { Latitude: latitude, Longitude: longitude, LocationName, ObsLocationId } = place;
      const name = typeof LocationName === 'string' ? LocationName : null;
      const hasPosition = typeof latitude === 'number' && typeof longitude === 'number';
      const position = hasPosition ? { latitude, longitude } : undefined;
      const givenId = typeof ObsLocationId === 'number' ? ObsLocationId : placeId;
      if (givenId === undefined && position) {
        const id = FIRST_LOCAL_ID + places.numberOf(position, name);
        return { id, name, position };
      }
      const id = givenId ?? 0;
      const known = knownLocation(id);
      const location = { id, name: name ?? known?.name ?? null, position: position ?? known?.position };
      if (id !== 0) named.set(id, location);
      return location;
    },
  };
}
