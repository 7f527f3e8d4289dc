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
const FIRST_CAPACITY = 512;
const GROWTH = 1.25;

export function createPlaceIndex(): PlaceIndex {
  let latitudes = new Float64Array(FIRST_CAPACITY);
  let longitudes = new Float64Array(FIRST_CAPACITY);
  let nameNumbers = new Uint32Array(FIRST_CAPACITY);
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

  const northOf = (place: number) => Math.round((latitudes[place] ?? 0) * PER_DEGREE);
  const eastOf = (place: number) => Math.round((longitudes[place] ?? 0) * PER_DEGREE);
  const places = createHashSlots((place) => hashOf(northOf(place), eastOf(place), nameNumbers[place] ?? 0));

  function grow(): void {
    const capacity = Math.ceil(latitudes.length * GROWTH);
    const longer = [new Float64Array(capacity), new Float64Array(capacity)] as const;
    const longerNames = new Uint32Array(capacity);
    longer[0].set(latitudes);
    longer[1].set(longitudes);
    longerNames.set(nameNumbers);
    [latitudes, longitudes] = longer;
    nameNumbers = longerNames;
  }

  return {
    numberOf({ latitude, longitude }, name) {
      const nameNumber = numberOfName(name);
      const [north, east] = [Math.round(latitude * PER_DEGREE), Math.round(longitude * PER_DEGREE)];
      const hash = hashOf(north, east, nameNumber);
      const known = places.find(
        hash,
        (place) => northOf(place) === north && eastOf(place) === east && nameNumbers[place] === nameNumber,
      );
      if (known !== undefined) return known;
      if (count === latitudes.length) grow();
      latitudes[count] = latitude;
      longitudes[count] = longitude;
      nameNumbers[count] = nameNumber;
      places.add(hash, count);
      count += 1;
      return count - 1;
    },
    at(number) {
      if (!(number >= 0 && number < count)) return undefined;
      const position = { latitude: latitudes[number] ?? 0, longitude: longitudes[number] ?? 0 };
      return { position, name: names[nameNumbers[number] ?? 0] ?? null };
    },
  };
}

function hashOf(north: number, east: number, name: number): number {
  const mixed = Math.imul(north, 0x9e3779b1) ^ Math.imul(east, 0x85ebca6b) ^ Math.imul(name, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
