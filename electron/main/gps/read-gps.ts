// Where this machine is, as the gpsd on it tells: a service of the system that shares a receiver by NMEA 0183. Nothing is
// asked of anybody else.

import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { appError } from '../../../shared/contracts/errors.ts';
import { createFixReader, type NmeaFix } from '../../../shared/geo/nmea/nmea-fix.ts';

export interface GpsDependencies {
  readonly port?: number;
  /** How long a receiver may look for its satellites. */
  readonly waitMs?: number;
}

const HOST = '127.0.0.1';
/** Registered for gpsd. */
const GPSD_PORT = 2947;
const WAIT_MS = 8_000;
const WATCH = '?WATCH={"enable":true,"nmea":true};\n';

/** The first fix that is told. Fails with `gps/none` where no gpsd answers, and with `gps/no-fix`. */
export function readGps({ port = GPSD_PORT, waitMs = WAIT_MS }: GpsDependencies = {}): Promise<NmeaFix> {
  const socket = connect({ host: HOST, port });
  const take = createFixReader();
  const found = new Promise<NmeaFix>((resolve, reject) => {
    const timer = setTimeout(() => reject(appError('gps/no-fix', { seconds: waitMs / 1_000 })), waitMs);
    socket.once('error', (error) =>
      reject(appError('gps/none', { reason: error.message }, { cause: error })),
    );
    socket.once('close', () => {
      clearTimeout(timer);
      reject(appError('gps/none', { reason: 'gpsd closed the connection' }));
    });
    socket.once('connect', () => socket.write(WATCH));
    const lines = createInterface({ input: socket });
    // Said of a socket that fails, too; the socket tells why.
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      const fix = take(line);
      if (fix) resolve(fix);
    });
  });
  return found.finally(() => socket.destroy());
}
