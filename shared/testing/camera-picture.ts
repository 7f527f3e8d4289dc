// Pictures as cameras make them: EXIF written by the letter of CIPA DC-008, apart from the code that reads it.

export interface CameraTags {
  /** 1 is upright; 6 is turned a quarter to the left, as a portrait of a telephone. */
  readonly orientation?: number;
  /** `2026:02:14 12:30:00`. */
  readonly clock?: string;
  /** `+01:00`. */
  readonly offset?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly directionDeg?: number;
  /** T or M. */
  readonly north?: string;
  readonly isLittleEndian?: boolean;
}

type Value =
  | { readonly type: 'ascii'; readonly text: string }
  | { readonly type: 'short' | 'long'; readonly number: number }
  | { readonly type: 'rational'; readonly parts: readonly number[] };
type Entry = readonly [tag: number, value: Value];

const TYPES = { ascii: 2, short: 3, long: 4, rational: 5 };
/** Digits that are kept of a rational. */
const DENOMINATOR = 10_000;

const ascii = (text: string): Value => ({ type: 'ascii', text: `${text}\0` });
const short = (number: number): Value => ({ type: 'short', number });
const long = (number: number): Value => ({ type: 'long', number });
const rational = (...parts: number[]): Value => ({ type: 'rational', parts });

function sexagesimal(degrees: number): Value {
  const whole = Math.abs(degrees);
  const minutes = (whole % 1) * 60;
  return rational(Math.floor(whole), Math.floor(minutes), (minutes % 1) * 60);
}

/** EXIF with a preview behind it, whose size it names. */
export function exifOf(tags: CameraTags): Uint8Array<ArrayBuffer> {
  const { orientation, clock, offset, latitude, longitude, directionDeg, north = 'T' } = tags;
  const photo: Entry[] = [
    ...(clock === undefined ? [] : [[0x9003, ascii(clock)] as const]),
    ...(offset === undefined ? [] : [[0x9011, ascii(offset)] as const]),
    [0xa002, long(4000)],
    [0xa003, short(3000)],
  ];
  const gps: Entry[] = [
    ...(latitude === undefined
      ? []
      : [[1, ascii(latitude < 0 ? 'S' : 'N')] as const, [2, sexagesimal(latitude)] as const]),
    ...(longitude === undefined
      ? []
      : [[3, ascii(longitude < 0 ? 'W' : 'E')] as const, [4, sexagesimal(longitude)] as const]),
    ...(directionDeg === undefined
      ? []
      : [[0x10, ascii(north)] as const, [0x11, rational(directionDeg)] as const]),
  ];
  const main = (photoAt: number, gpsAt: number): Entry[] => [
    [0x010f, ascii('Varde')],
    ...(orientation === undefined ? [] : [[0x0112, short(orientation)] as const]),
    [0x8769, long(photoAt)],
    [0x8825, long(gpsAt)],
  ];
  const isLittle = tags.isLittleEndian === true;
  const mainBytes = directory(main(0, 0), 8, 1, isLittle).length;
  const photoAt = 8 + mainBytes;
  const photoBytes = directory(photo, photoAt, 0, isLittle);
  const gpsAt = photoAt + photoBytes.length;
  const gpsBytes = directory(gps, gpsAt, 0, isLittle);
  const previewAt = gpsAt + gpsBytes.length;
  const preview = directory([[0x0112, short(orientation ?? 1)]], previewAt, 0, isLittle);
  const prefix = new Uint8Array(8);
  const view = new DataView(prefix.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  const mainOfAll = directory(main(photoAt, gpsAt), 8, previewAt, isLittle);
  return joined(prefix, mainOfAll, photoBytes, gpsBytes, preview);
}

function directory(entries: readonly Entry[], at: number, next: number, isLittle: boolean): Uint8Array {
  const table = new Uint8Array(2 + entries.length * 12 + 4);
  const view = new DataView(table.buffer);
  view.setUint16(0, entries.length, isLittle);
  const rest: Uint8Array[] = [];
  let restAt = at + table.length;
  for (const [index, [tag, value]] of entries.entries()) {
    const entry = 2 + index * 12;
    const { count, bytes } = encoded(value, isLittle);
    view.setUint16(entry, tag, isLittle);
    view.setUint16(entry + 2, TYPES[value.type], isLittle);
    view.setUint32(entry + 4, count, isLittle);
    if (bytes.length <= 4) table.set(bytes, entry + 8);
    else {
      view.setUint32(entry + 8, restAt, isLittle);
      rest.push(bytes);
      restAt += bytes.length;
    }
  }
  view.setUint32(2 + entries.length * 12, next, isLittle);
  return joined(table, ...rest);
}

function encoded(value: Value, isLittle: boolean): { count: number; bytes: Uint8Array } {
  if (value.type === 'ascii') {
    const bytes = new TextEncoder().encode(value.text);
    return { count: bytes.length, bytes };
  }
  const numbers =
    value.type === 'rational'
      ? value.parts.flatMap((part) => [Math.round(part * DENOMINATOR), DENOMINATOR])
      : [value.number];
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, index) => {
    if (value.type === 'short') view.setUint16(index * 4, number, isLittle);
    else view.setUint32(index * 4, number, isLittle);
  });
  return { count: value.type === 'rational' ? value.parts.length : 1, bytes };
}

/** The EXIF in its segment, as the first one of a JPEG. */
export function withExif(jpeg: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = exif.length + 8;
  const prefix = [0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff, 0x45, 0x78, 0x69, 0x66, 0, 0];
  return joined(Uint8Array.from(prefix), exif, jpeg.subarray(2));
}

/** A JPEG whose picture is nothing, for who does not decode it. */
export const BARE_JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]);

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
