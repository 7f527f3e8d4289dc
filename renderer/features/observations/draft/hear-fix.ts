// The sentences of a receiver, in bytes as they come from a port.

import { createFixReader, type NmeaFix } from '../../../../shared/geo/nmea/nmea-fix.ts';
import { readNmea } from '../../../../shared/geo/nmea/nmea-sentence.ts';

/** Longer is no sentence: the standard allows 82 letters. */
const MAX_LINE = 400;

/** Undefined where the stream ends before there is one. */
export async function readFix(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  hearing: Hearing,
  onSentence: () => void,
): Promise<NmeaFix | undefined> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    for (const line of hearing.lines(value)) {
      const fix = hearing.take(line);
      if (fix) return fix;
      if (hearing.hasSentence || !isSentence(line)) continue;
      hearing.hasSentence = true;
      onSentence();
    }
  }
}

/** What was heard at one speed, whichever stream it came by. */
export interface Hearing {
  hasSentence: boolean;
  readonly take: (line: string) => NmeaFix | undefined;
  readonly lines: (bytes: Uint8Array) => string[];
}

export function createHearing(): Hearing {
  const decoder = new TextDecoder();
  const lines = createLines();
  return {
    hasSentence: false,
    take: createFixReader(),
    lines: (bytes) => lines(decoder.decode(bytes, { stream: true })),
  };
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
