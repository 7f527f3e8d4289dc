// Where the browser takes this machine to be. It asks the system or a service on the network, and never by itself.

import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';

/** What is needed of the Geolocation API of browsers. */
export type PositionSource = Pick<Geolocation, 'getCurrentPosition'>;

export interface BrowserPosition extends LonLat {
  /** How far off it may be, in metres, as the browser says: it means 95 of 100 times. */
  readonly accuracyM: number;
}

/** A position, or why there is none; `reason` is what the browser says of it, which may be nothing. */
export type AskedPosition =
  | { readonly kind: 'position'; readonly position: BrowserPosition }
  | { readonly kind: 'refused' | 'too-long' }
  | { readonly kind: 'none'; readonly reason: string };

export interface Patience {
  /** How long the browser may look. It counts from when it may ask. */
  readonly lookMs: number;
  /** How long it may take in all: a person may be asked first, and answer never. */
  readonly allMs: number;
}

const USUAL_PATIENCE: Patience = { lookMs: 8_000, allMs: 60_000 };

/** `PERMISSION_DENIED` and `TIMEOUT` of the W3C Geolocation API. */
const [DENIED, TIMED_OUT] = [1, 3];

/** Undefined in browsers without it, and on pages that it does not trust. */
export function positionSourceOf(navigator: object): PositionSource | undefined {
  const source = 'geolocation' in navigator ? navigator.geolocation : undefined;
  return source ? (source as PositionSource) : undefined;
}

/** Asks once; an older answer is not taken. What goes wrong is an outcome: it fails with the reason of `signal` alone. */
export function askPosition(
  source: PositionSource,
  signal: AbortSignal,
  { lookMs, allMs }: Patience = USUAL_PATIENCE,
): Promise<AskedPosition> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    };
    const leave = () => {
      stop();
      reject(signal.reason);
    };
    const end = (outcome: AskedPosition) => {
      stop();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ kind: 'too-long' }), allMs);
    signal.addEventListener('abort', leave);
    try {
      source.getCurrentPosition(
        ({ coords }) => end(outcomeOf(coords)),
        ({ code, message }) => end(problemOf(code, message)),
        { enableHighAccuracy: true, timeout: lookMs, maximumAge: 0 },
      );
    } catch (error) {
      end({ kind: 'none', reason: error instanceof Error ? error.message : String(error) });
    }
  });
}

function outcomeOf({ latitude, longitude, accuracy: accuracyM }: GeolocationCoordinates): AskedPosition {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (isOnEarth && accuracyM >= 0 && Number.isFinite(accuracyM)) {
    return { kind: 'position', position: { latitude, longitude, accuracyM } };
  }
  return { kind: 'none', reason: `${latitude}, ${longitude} ± ${accuracyM} m` };
}

function problemOf(code: number, message: string): AskedPosition {
  if (code === DENIED) return { kind: 'refused' };
  if (code === TIMED_OUT) return { kind: 'too-long' };
  return { kind: 'none', reason: message.trim() };
}
