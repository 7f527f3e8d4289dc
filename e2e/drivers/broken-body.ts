// A body that is sent up to the byte that breaks a limit, and no further: its rest never comes.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface BrokenBody {
  /** What may be sent. */
  readonly before: Buffer;
  /** What breaks a limit with its last byte. */
  readonly breaking: Buffer;
  /** How much is sent at a time. */
  readonly pieceBytes: number;
}

export interface RefusedBody {
  /** What came back before the limit was broken. */
  readonly early: string;
  readonly answer: string;
  /** From the sending of what breaks the limit to the answer. */
  readonly tookMs: number;
}

const QUIET_MS = 100;

export async function sendBrokenBody(
  address: string,
  { before, breaking, pieceBytes }: BrokenBody,
): Promise<RefusedBody> {
  const { hostname, port, host, pathname } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const received: Buffer[] = [];
  try {
    await once(socket, 'connect');
    socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/xml\r\n`);
    socket.write('Transfer-Encoding: chunked\r\n\r\n');
    socket.on('data', (piece) => received.push(piece));
    for (let start = 0; start < before.length; start += pieceBytes) {
      await sendChunk(socket, before.subarray(start, start + pieceBytes));
    }
    await isTaken(socket);
    const early = Buffer.concat(received.splice(0)).toString('utf8');
    const startedAt = performance.now();
    await sendChunk(socket, breaking);
    while (!Buffer.concat(received).includes('</soap:Envelope>')) await once(socket, 'data');
    const tookMs = performance.now() - startedAt;
    return { early, answer: Buffer.concat(received).toString('utf8'), tookMs };
  } finally {
    socket.destroy();
  }
}

async function sendChunk(socket: Socket, bytes: Buffer): Promise<void> {
  socket.write(`${bytes.length.toString(16)}\r\n`);
  socket.write(bytes);
  if (!socket.write('\r\n')) await once(socket, 'drain');
}

/** The system keeps some of what was sent until the other end reads it. */
async function isTaken(socket: Socket): Promise<void> {
  while (socket.writableLength > 0) await wait(1);
  await wait(QUIET_MS);
}
