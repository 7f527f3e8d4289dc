// A receiver of satellites at a serial port of this machine, such as one on USB: its sentences are read in the window.

import type { NmeaFix } from '../../../../shared/geo/nmea/nmea-fix.ts';
import { createHearing, readFix } from './hear-fix.ts';
import { createListeningTime } from './listening-time.ts';

/** What is needed of a port of the Web Serial API, which no types of TypeScript know. */
export interface SerialPort {
  open(options: { readonly baudRate: number }): Promise<void>;
  close(): Promise<void>;
  readonly readable: ReadableStream<Uint8Array> | null;
}

interface Serial {
  /** A person chooses. Fails with `NotFoundError` where nobody does. */
  requestPort(): Promise<SerialPort>;
}

/** What a receiver sent: nothing that can be read at any speed, sentences without a position, or a fix. */
export type Received =
  | { readonly kind: 'fix'; readonly fix: NmeaFix }
  | { readonly kind: 'no-fix' | 'no-sentences' };

export interface Listening {
  /** How long it may take at one speed until a sentence comes, and then a position. */
  readonly sentenceMs: number;
  readonly fixMs: number;
}

/** As NMEA 0183 says, and what receivers on USB and newer ones use. */
const BAUD_RATES = [9_600, 4_800, 38_400, 115_200] as const;
const USUAL: Listening = { sentenceMs: 2_500, fixMs: 20_000 };

/** Undefined in browsers without it, and where a page may not use it. */
export function serialOf(navigator: object): Serial | undefined {
  const serial = 'serial' in navigator ? navigator.serial : undefined;
  return serial ? (serial as Serial) : undefined;
}

/**
 * Finds the speed of a receiver and waits for its first fix. The port is closed afterwards, whatever comes. Fails where it
 * cannot be opened or is gone, and with the reason of `signal`.
 */
export async function receive(
  port: SerialPort,
  signal: AbortSignal,
  listening: Listening = USUAL,
): Promise<Received> {
  for (const baudRate of BAUD_RATES) {
    signal.throwIfAborted();
    await port.open({ baudRate });
    try {
      const received = await listen(port, signal, listening);
      if (received.kind !== 'no-sentences') return received;
    } finally {
      // A port that was pulled out cannot be closed; what happened before counts.
      await port.close().catch(() => undefined);
    }
  }
  return { kind: 'no-sentences' };
}

/** Noise, as of another speed, ends a stream of the port with an error, and the port has a new one. */
async function listen(
  port: SerialPort,
  signal: AbortSignal,
  { sentenceMs, fixMs }: Listening,
): Promise<Received> {
  const hearing = createHearing();
  const time = createListeningTime(signal, sentenceMs);
  let failure: unknown;
  try {
    for (let stream = port.readable; stream; stream = port.readable) {
      const reader = stream.getReader();
      const letGo = time.onOver(() => void reader.cancel().catch(() => undefined));
      try {
        const fix = await readFix(reader, hearing, () => time.begin(fixMs));
        signal.throwIfAborted();
        if (fix) return { kind: 'fix', fix };
        return { kind: hearing.hasSentence ? 'no-fix' : 'no-sentences' };
      } catch (error) {
        failure = error;
        if (signal.aborted || port.readable === stream) throw error;
      } finally {
        letGo();
        await reader.cancel().catch(() => undefined);
        reader.releaseLock();
      }
      // The clock has its turn also where one error follows the other.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (failure !== undefined) throw failure;
    return { kind: 'no-sentences' };
  } finally {
    time.end();
  }
}
