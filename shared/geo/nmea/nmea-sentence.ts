// Sentences of NMEA 0183 that tell a position: GGA, RMC and GST, of any talker.

export type NmeaSentence = NmeaPosition | NmeaDate | NmeaErrors;

/** GGA: where the receiver is. */
export interface NmeaPosition {
  readonly kind: 'position';
  /** UTC, since midnight. */
  readonly timeMs: number;
  /** WGS 84, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Horizontal dilution of precision; undefined where it is not told. */
  readonly hdop: number | undefined;
  /** How many satellites it was made of. */
  readonly satellites: number | undefined;
}

/** RMC: which day it is. */
export interface NmeaDate {
  readonly kind: 'date';
  readonly timeMs: number;
  /** Midnight UTC, epoch milliseconds. */
  readonly dayMs: number;
}

/** GST: how far off the position may be. */
export interface NmeaErrors {
  readonly kind: 'errors';
  readonly timeMs: number;
  /** Standard deviation in the plane, m. */
  readonly deviationM: number;
}

const SENTENCE = /^\$(?<body>[A-Z]{2}(?<type>[A-Z]{3}),(?<fields>[^*]*))\*(?<sum>[\dA-F]{2})\s*$/i;
const CLOCK = /^(\d{2})(\d{2})(\d{2}(?:\.\d+)?)$/;
const DAY = /^(\d{2})(\d{2})(\d{2})$/;
/** Found by satellites; others are reckoned on (6), typed in (7) or made up (8). */
const FIX_QUALITIES = new Set(['1', '2', '3', '4', '5', '9']);
const ANGLE = /^(\d{2,3})(\d{2}(?:\.\d+)?)$/;

/** Undefined for what is no sentence, has a wrong checksum, tells no fix, or tells something else. */
export function readNmea(line: string): NmeaSentence | undefined {
  const { body = '', type = '', fields = '', sum = '' } = SENTENCE.exec(line.trim())?.groups ?? {};
  if (body === '' || checksumOf(body) !== Number.parseInt(sum, 16)) return undefined;
  const values = fields.split(',');
  switch (type.toUpperCase()) {
    case 'GGA':
      return readPosition(values);
    case 'RMC':
      return readDate(values);
    case 'GST':
      return readErrors(values);
    default:
      return undefined;
  }
}

function checksumOf(body: string): number {
  return [...body].reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0);
}

function readPosition([
  clock,
  latitude,
  ns,
  longitude,
  ew,
  quality = '',
  satellites,
  hdop,
]: readonly string[]): NmeaPosition | undefined {
  const timeMs = clockMs(clock);
  const [lat, lon] = [degreesOf(latitude, ns, 90), degreesOf(longitude, ew, 180)];
  if (timeMs === undefined || lat === undefined || lon === undefined) return undefined;
  if (!FIX_QUALITIES.has(quality.trim())) return undefined;
  return {
    kind: 'position',
    timeMs,
    latitude: lat,
    longitude: lon,
    hdop: numberOf(hdop),
    satellites: numberOf(satellites),
  };
}

function readDate([clock, status, , , , , , , day]: readonly string[]): NmeaDate | undefined {
  const timeMs = clockMs(clock);
  const [, date, month, year] = DAY.exec(day ?? '') ?? [];
  if (timeMs === undefined || status !== 'A' || year === undefined) return undefined;
  return { kind: 'date', timeMs, dayMs: Date.UTC(2000 + Number(year), Number(month) - 1, Number(date)) };
}

function readErrors([clock, , , , , north, east]: readonly string[]): NmeaErrors | undefined {
  const timeMs = clockMs(clock);
  const [northM, eastM] = [numberOf(north), numberOf(east)];
  if (timeMs === undefined || northM === undefined || eastM === undefined) return undefined;
  return { kind: 'errors', timeMs, deviationM: Math.hypot(northM, eastM) };
}

function clockMs(text: string | undefined): number | undefined {
  const [, hours, minutes, seconds] = CLOCK.exec(text ?? '') ?? [];
  if (seconds === undefined) return undefined;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000);
}

/** `ddmm.mmmm` or `dddmm.mmmm` and a letter. */
function degreesOf(text: string | undefined, letter: string | undefined, most: number): number | undefined {
  const [, degrees, minutes] = ANGLE.exec(text ?? '') ?? [];
  if (minutes === undefined || !/^[NSEW]$/.test(letter ?? '')) return undefined;
  const value = Number(degrees) + Number(minutes) / 60;
  if (value > most) return undefined;
  return letter === 'S' || letter === 'W' ? -value : value;
}

function numberOf(text: string | undefined): number | undefined {
  const number = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}
