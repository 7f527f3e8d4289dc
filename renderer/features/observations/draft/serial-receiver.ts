// A receiver of satellites at a serial port of this machine, such as one on USB: its sentences are read in the window.

import { createFixReader, type NmeaFix } from '../../../../shared/geo/nmea/nmea-fix.ts';
import { readNmea } from '../../../../shared/geo/nmea/nmea-sentence.ts';

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
/** Longer is no sentence: the standard allows 82 letters. */
const MAX_LINE = 400;

/** Undefined in browsers without it, and where a page may not use it. */
export function serialOf(navigator: object): Serial | undefined {
  const serial = 'serial' in navigator ? navigator.serial : undefined;
  return serial ? (serial as Serial) : undefined;
}

/** Finds the speed of a receiver and waits for its first fix. The port is closed afterwards, whatever comes. */
export async function receive(port: SerialPort, listening: Listening = USUAL): Promise<Received> {
  for (const baudRate of BAUD_RATES) {
    await port.open({ baudRate });
    try {
      const received = await listen(port, listening);
      if (received.kind !== 'no-sentences') return received;
    } finally {
      await port.close();
    }
  }
  return { kind: 'no-sentences' };
}

async function listen({ readable }: SerialPort, { sentenceMs, fixMs }: Listening): Promise<Received> {
  if (!readable) return { kind: 'no-sentences' };
  const reader = readable.getReader();
  const take = createFixReader();
  const lines = createLines();
  const decoder = new TextDecoder();
  let hasSentence = false;
  const stop = () => void reader.cancel().catch(() => undefined);
  let timer = setTimeout(stop, sentenceMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { kind: hasSentence ? 'no-fix' : 'no-sentences' };
      for (const line of lines(decoder.decode(value, { stream: true }))) {
        const fix = take(line);
        if (fix) return { kind: 'fix', fix };
        if (hasSentence || !isSentence(line)) continue;
        hasSentence = true;
        clearTimeout(timer);
        timer = setTimeout(stop, fixMs);
      }
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** A receiver without a position says sentences all the same. */
function isSentence(line: string): boolean {
  return readNmea(line) !== undefined || /^\$[A-Z]{5},[^*]*\*[\dA-F]{2}$/.test(line);
}

/** Gives whole lines of what comes in pieces; what never ends is dropped. */
function createLines(): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    const parts = `${rest}${piece}`.split(/\r?\n/);
    rest = (parts.pop() ?? '').slice(-MAX_LINE);
    return parts.map((line) => line.trim());
  };
}
