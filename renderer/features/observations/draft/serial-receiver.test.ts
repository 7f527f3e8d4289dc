import { expect, test } from 'vitest';
import { receive, type SerialPort, serialOf } from './serial-receiver.ts';

/** As a receiver on USB said them, one second after the other. */
const STREAM = [
  '$GPRMC,101112.00,A,6103.072,N,00713.218,E,0.1,90.0,281126,,,A*65',
  '$GPGGA,101112.00,6103.072,N,00713.218,E,1,09,0.9,512.0,M,44.0,M,,*67',
];
const SEARCHING = '$GPGGA,101112.00,,,,,0,00,,,M,,M,,*4A';
const QUICK = { sentenceMs: 20, fixMs: 20 };

/** A port that says pieces at one speed and noise at others, and then nothing more. */
function createPort(speed: number, pieces: readonly string[]) {
  const log: string[] = [];
  const port: SerialPort & { readable: ReadableStream<Uint8Array> | null } = {
    readable: null,
    async open({ baudRate }) {
      log.push(`open ${baudRate}`);
      const said = baudRate === speed ? pieces : ['\u0000\ufffd$x', '\u0007\n'];
      port.readable = new ReadableStream({
        start(controller) {
          for (const piece of said) controller.enqueue(new TextEncoder().encode(piece));
        },
      });
    },
    async close() {
      if (port.readable?.locked) throw new TypeError('The port is still being read');
      log.push('close');
      port.readable = null;
    },
  };
  return { port, log };
}

test('a fix comes from sentences however they are cut, and the port is closed', async () => {
  const text = `${STREAM.join('\r\n')}\r\n`;
  const pieces = text.match(/.{1,7}/gs) ?? [];
  const { port, log } = createPort(9_600, ['06103.072,N*00\r\n', ...pieces]);
  expect(await receive(port, QUICK)).toMatchObject({
    kind: 'fix',
    fix: { accuracyM: 4.5, satellites: 9, atMs: Date.parse('2026-11-28T10:11:12Z') },
  });
  expect(log).toEqual(['open 9600', 'close']);
});

test('the speed of a receiver is found by trying', async () => {
  const { port, log } = createPort(
    38_400,
    STREAM.map((line) => `${line}\r\n`),
  );
  expect((await receive(port, QUICK)).kind).toBe('fix');
  expect(log.filter((each) => each.startsWith('open'))).toEqual(['open 9600', 'open 4800', 'open 38400']);
});

test('a receiver that sees no satellites is told from something else at the port', async () => {
  const searching = createPort(4_800, [`${SEARCHING}\r\n`]);
  expect(await receive(searching.port, QUICK)).toEqual({ kind: 'no-fix' });
  const modem = createPort(1, []);
  expect(await receive(modem.port, QUICK)).toEqual({ kind: 'no-sentences' });
  expect(modem.log.filter((each) => each === 'close')).toHaveLength(4);
});

test('sentences with a wrong checksum are noise', async () => {
  const wrong = STREAM.map((line) => `${line.replace('6103', '6104')}\r\n`);
  expect((await receive(createPort(9_600, wrong).port, QUICK)).kind).not.toBe('fix');
});

test('a browser without serial ports has none', () => {
  expect(serialOf({})).toBeUndefined();
});
