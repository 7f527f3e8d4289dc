import { expect, test } from 'vitest';
import { receive, type SerialPort, serialOf } from './serial-receiver.ts';

/** As a receiver on USB said them, one second after the other. */
const STREAM = [
  '$GPRMC,101112.00,A,6103.072,N,00713.218,E,0.1,90.0,281126,,,A*65',
  '$GPGGA,101112.00,6103.072,N,00713.218,E,1,09,0.9,512.0,M,44.0,M,,*67',
];
const SEARCHING = '$GPGGA,101112.00,,,,,0,00,,,M,,M,,*4A';
const QUICK = { sentenceMs: 20, fixMs: 20 };
const { signal } = new AbortController();

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
  expect(await receive(port, signal, QUICK)).toMatchObject({
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
  expect((await receive(port, signal, QUICK)).kind).toBe('fix');
  expect(log.filter((each) => each.startsWith('open'))).toEqual(['open 9600', 'open 4800', 'open 38400']);
});

test('a receiver that sees no satellites is told from something else at the port', async () => {
  const searching = createPort(4_800, [`${SEARCHING}\r\n`]);
  expect(await receive(searching.port, signal, QUICK)).toEqual({ kind: 'no-fix' });
  const modem = createPort(1, []);
  expect(await receive(modem.port, signal, QUICK)).toEqual({ kind: 'no-sentences' });
  expect(modem.log.filter((each) => each === 'close')).toHaveLength(4);
});

test('sentences with a wrong checksum are noise', async () => {
  const wrong = STREAM.map((line) => `${line.replace('6103', '6104')}\r\n`);
  expect((await receive(createPort(9_600, wrong).port, signal, QUICK)).kind).not.toBe('fix');
});

/** A port whose streams end with an error one after the other, as breaks do, and that then says what is given. */
function createBreakingPort(breaks: number, said: readonly string[], isLost = false) {
  const log: string[] = [];
  let isOpen = false;
  let stream: ReadableStream<Uint8Array> | null = null;
  let left = 0;
  const fail = (controller: ReadableStreamDefaultController) =>
    setTimeout(() => {
      stream = null;
      controller.error(new DOMException('Break', left-- > 0 ? 'BreakError' : 'NetworkError'));
    });
  const next = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (left > 0 || isLost) fail(controller);
          else for (const line of said) controller.enqueue(new TextEncoder().encode(`${line}\r\n`));
        },
      },
      // Nothing comes before it is read.
      { highWaterMark: 0 },
    );
  const port: SerialPort = {
    get readable() {
      if (!isOpen || left < 0) return null;
      stream ??= next();
      return stream;
    },
    async open({ baudRate }) {
      log.push(`open ${baudRate}`);
      [isOpen, left, stream] = [true, breaks, null];
    },
    async close() {
      if (stream?.locked) throw new TypeError('The port is still being read');
      log.push('close');
      isOpen = false;
    },
  };
  return { port, log };
}

test('breaks and wrong frames end a stream and not the listening: the next stream is read on', async () => {
  const { port, log } = createBreakingPort(3, STREAM);
  expect((await receive(port, signal, { sentenceMs: 500, fixMs: 500 })).kind).toBe('fix');
  expect(log).toEqual(['open 9600', 'close']);
});

test('a speed that gives nothing but breaks is left for the next when its time is over', async () => {
  const { port, log } = createBreakingPort(Number.POSITIVE_INFINITY, []);
  expect(await receive(port, signal, QUICK)).toEqual({ kind: 'no-sentences' });
  expect(log.filter((each) => each.startsWith('open'))).toHaveLength(4);
});

test('a port that is pulled out fails with what the system says of it', async () => {
  const { port, log } = createBreakingPort(1, [], true);
  await expect(receive(port, signal, QUICK)).rejects.toMatchObject({ name: 'NetworkError' });
  expect(log).toEqual(['open 9600', 'close']);
});

test('who leaves stops the listening at once, and the port is closed', async () => {
  const { port, log } = createPort(9_600, [`${SEARCHING}\r\n`]);
  const leaving = new AbortController();
  const received = receive(port, leaving.signal, { sentenceMs: 60_000, fixMs: 60_000 });
  setTimeout(() => leaving.abort(), 10);
  await expect(received).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).toEqual(['open 9600', 'close']);
  await expect(receive(port, leaving.signal, QUICK)).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).toHaveLength(2);
});

test('a browser without serial ports has none', () => {
  expect(serialOf({})).toBeUndefined();
});
