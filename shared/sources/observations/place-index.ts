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
const FIRST_SLOTS = 1024;
const EMPTY = 0;

export function createPlaceIndex(): PlaceIndex {
  /** By hash; each holds the number of a place plus one. Never more than half full. */
  let slots = new Uint32Array(FIRST_SLOTS);
  let latitudes = new Float64Array(FIRST_SLOTS / 2);
  let longitudes = new Float64Array(FIRST_SLOTS / 2);
  let nameNumbers = new Uint32Array(FIRST_SLOTS / 2);
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

  function slotOf({ latitude, longitude }: Position, name: number): number {
    const [north, east] = [Math.round(latitude * PER_DEGREE), Math.round(longitude * PER_DEGREE)];
    const mixed = Math.imul(north, 0x9e3779b1) ^ Math.imul(east, 0x85ebca6b) ^ Math.imul(name, 0xc2b2ae35);
    const mask = slots.length - 1;
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (; slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const place = (slots[slot] ?? 0) - 1;
      const isSame =
        Math.round((latitudes[place] ?? 0) * PER_DEGREE) === north &&
        Math.round((longitudes[place] ?? 0) * PER_DEGREE) === east &&
        nameNumbers[place] === name;
      if (isSame) break;
    }
    return slot;
  }

  function grow(): void {
    const longer = [new Float64Array(count * 2), new Float64Array(count * 2)] as const;
    const longerNames = new Uint32Array(count * 2);
    longer[0].set(latitudes);
    longer[1].set(longitudes);
    longerNames.set(nameNumbers);
    [latitudes, longitudes] = longer;
    nameNumbers = longerNames;
    slots = new Uint32Array(slots.length * 2);
    for (let place = 0; place < count; place++) {
      const position = { latitude: latitudes[place] ?? 0, longitude: longitudes[place] ?? 0 };
      slots[slotOf(position, nameNumbers[place] ?? 0)] = place + 1;
    }
  }

  return {
    numberOf(position, name) {
      if (count === latitudes.length) grow();
      const nameNumber = numberOfName(name);
      const slot = slotOf(position, nameNumber);
      if (slots[slot] === EMPTY) {
        latitudes[count] = position.latitude;
        longitudes[count] = position.longitude;
        nameNumbers[count] = nameNumber;
        slots[slot] = ++count;
      }
      return (slots[slot] ?? 0) - 1;
    },
    at(number) {
      if (!(number >= 0 && number < count)) return undefined;
      const position = { latitude: latitudes[number] ?? 0, longitude: longitudes[number] ?? 0 };
      return { position, name: names[nameNumbers[number] ?? 0] ?? null };
    },
  };
}
