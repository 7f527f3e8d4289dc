import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readGps } from './read-gps.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Says the lines to who asks to watch. */
async function serveGpsd(lines: readonly string[]): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('{"class":"VERSION","release":"3.25"}\r\n');
    socket.once('data', (asked) => {
      if (String(asked).includes('"nmea":true')) socket.write(lines.map((line) => `${line}\r\n`).join(''));
    });
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const RMC = '$GPRMC,101112.00,A,6103.072,N,00713.218,E,0.1,90.0,281126,,,A*65';
const GGA = '$GPGGA,101112.00,6103.072,N,00713.218,E,1,09,0.9,512.0,M,44.0,M,,*67';

test('the position that gpsd tells is given, with its clock', async () => {
  const fix = await readGps({ port: await serveGpsd([RMC, GGA]) });
  expect(fix).toMatchObject({
    isAccuracyGuessed: true,
    accuracyM: 4.5,
    atMs: Date.parse('2026-11-28T10:11:12Z'),
  });
  expect(fix.latitude).toBeCloseTo(61.0512, 6);
});

test('a receiver without satellites is told from a machine without gpsd', async () => {
  const port = await serveGpsd(['$GPGGA,101112.00,,,,,0,00,,,M,,M,,*4A']);
  await expect(readGps({ port, waitMs: 80 })).rejects.toMatchObject({ code: 'gps/no-fix' });
  await expect(readGps({ port: 1 })).rejects.toMatchObject({ code: 'gps/none' });
});
