import { createChunkedColumn } from './chunked-column.ts';
import { createHashSlots } from './hash-slots.ts';

/** WGS 84, degrees. */
interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Numbers of places, from 0 on in the order of their coming: some 30 bytes each. */
export interface PlaceIndex {
  /** Positions nearer than a tenth of a metre are one place, where they have one name. */
  numberOf(position: Position, name: string | null): number;
  at(number: number): { readonly position: Position; readonly name: string | null } | undefined;
}

const PER_DEGREE = 1_000_000;

export function createPlaceIndex(): PlaceIndex {
  const latitudes = createChunkedColumn((length) => new Float64Array(length));
  const longitudes = createChunkedColumn((length) => new Float64Array(length));
  const nameNumbers = createChunkedColumn((length) => new Uint32Array(length));
  let count = 0;
  /** Few names are those of many places; 0 is no name. */
  const names: (string | null)[] = [null];
  const numbersOfNames = new Map<string, number>();

  function numberOfName(name: string | null): number {
    if (name === null || name === '') return 0;
    const known = numbersOfNames.get(name);
    if (known !== undefined) return known;
    numbersOfNames.set(name, names.length);
    return names.push(name) - 1;
  }

  const northOf = (place: number) => Math.round(latitudes.at(place) * PER_DEGREE);
  const eastOf = (place: number) => Math.round(longitudes.at(place) * PER_DEGREE);
  const places = createHashSlots((place) => hashOf(northOf(place), eastOf(place), nameNumbers.at(place)));

  return {
    numberOf({ latitude, longitude }, name) {
      const nameNumber = numberOfName(name);
      const [north, east] = [Math.round(latitude * PER_DEGREE), Math.round(longitude * PER_DEGREE)];
      const hash = hashOf(north, east, nameNumber);
      const known = places.find(
        hash,
        (place) => northOf(place) === north && eastOf(place) === east && nameNumbers.at(place) === nameNumber,
      );
      if (known !== undefined) return known;
      latitudes.put(count, latitude);
      longitudes.put(count, longitude);
      nameNumbers.put(count, nameNumber);
      places.add(hash, count);
      count += 1;
      return count - 1;
    },
    at(number) {
      if (!(number >= 0 && number < count)) return undefined;
      const position = { latitude: latitudes.at(number), longitude: longitudes.at(number) };
      return { position, name: names[nameNumbers.at(number)] ?? null };
    },
  };
}

function hashOf(north: number, east: number, name: number): number {
  const mixed = Math.imul(north, 0x9e3779b1) ^ Math.imul(east, 0x85ebca6b) ^ Math.imul(name, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
