// A position from the sentences of a receiver, which tell its parts one after the other.

import { readNmea } from './nmea-sentence.ts';

export interface NmeaFix {
  /** WGS 84, degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** How far off it may be, m. */
  readonly accuracyM: number;
  /** The receiver did not tell how far off it may be: this is made of the places of the satellites. */
  readonly isAccuracyGuessed: boolean;
  /** The clock of the satellites, epoch milliseconds. */
  readonly atMs: number;
  /** How many satellites it was made of, where the receiver told. */
  readonly satellites?: number;
}

/** Of a usual receiver under an open sky, for one unit of dilution. */
const M_PER_HDOP = 5;
const UNKNOWN_HDOP = 4;
const DAY_MS = 86_400_000;
/** What a receiver that lost its satellites still says is of another place by then. */
const MAX_AGE_MS = 10_000;

/** Takes lines as they come; gives the fix as soon as position and day are told. */
export function createFixReader(): (line: string) => NmeaFix | undefined {
  let position: Extract<ReturnType<typeof readNmea>, { kind: 'position' }> | undefined;
  let day: { readonly timeMs: number; readonly dayMs: number } | undefined;
  let errors: { readonly timeMs: number; readonly deviationM: number } | undefined;
  return (line) => {
    const sentence = readNmea(line);
    if (!sentence) return undefined;
    if (sentence.kind === 'position') position = sentence;
    else if (sentence.kind === 'date') day = sentence;
    else errors = sentence;
    if (!position || !day || ageMs(position.timeMs, sentence.timeMs) > MAX_AGE_MS) return undefined;
    const isTold = errors?.timeMs === position.timeMs;
    return {
      latitude: position.latitude,
      longitude: position.longitude,
      accuracyM: isTold && errors ? errors.deviationM : (position.hdop ?? UNKNOWN_HDOP) * M_PER_HDOP,
      isAccuracyGuessed: !isTold,
      atMs: day.dayMs + overMidnight(day.timeMs, position.timeMs),
      ...(position.satellites === undefined ? {} : { satellites: position.satellites }),
    };
  };
}

/** How much later the sentence is than the position, also over midnight. */
function ageMs(positionMs: number, sentenceMs: number): number {
  const later = (sentenceMs - positionMs + DAY_MS) % DAY_MS;
  return Math.min(later, DAY_MS - later);
}

/** A position of just after midnight comes before its day is told. */
function overMidnight(dayTimeMs: number, timeMs: number): number {
  return timeMs < dayTimeMs - DAY_MS / 2 ? timeMs + DAY_MS : timeMs;
}
