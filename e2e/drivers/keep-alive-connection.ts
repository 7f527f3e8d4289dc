// A connection that stays open and costs little: what asks very often must not be slower than what it asks.

import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly body: Buffer;
}

export interface KeepAliveConnection {
  /**
   * One question at a time: the next one goes out when this one is answered, so that an answer is to nothing else. Fails
   * where the connection ends first, where nothing comes for long, and where more comes than an answer.
   */
  post(contentType: string, body: Uint8Array): Promise<RawAnswer>;
  close(): void;
}

interface Waiting {
  done(answer: RawAnswer): void;
  fail(error: Error): void;
}

const HEAD_END = '\r\n\r\n';
const MAX_SILENCE_MS = 60_000;
const NOTHING = Buffer.alloc(0);

export function openConnection(address: string): KeepAliveConnection {
  const { hostname, port, host, pathname } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: Waiting | undefined;
  let failure: Error | undefined;
  let received: Buffer = NOTHING;

  function end(error: Error): void {
    failure ??= error;
    waiting?.fail(failure);
    waiting = undefined;
    socket.destroy();
  }

  function take(piece: Buffer): void {
    received = received.length === 0 ? piece : Buffer.concat([received, piece]);
    const answer = readAnswer(received);
    if (!answer) return;
    if (!waiting) throw new Error('An answer came to nothing');
    const { done } = waiting;
    waiting = undefined;
    received = NOTHING;
    done(answer);
  }

  socket.setTimeout(MAX_SILENCE_MS, () => end(new Error(`No answer in ${MAX_SILENCE_MS} ms`)));
  socket.on('error', end);
  socket.on('close', () => end(new Error('The connection was closed')));
  socket.on('data', (piece) => {
    try {
      take(piece);
    } catch (error) {
      end(error instanceof Error ? error : new Error(String(error)));
    }
  });

  return {
    post(contentType, body) {
      if (failure) return Promise.reject(failure);
      if (waiting) throw new Error('The question before is not answered yet');
      return new Promise((done, fail) => {
        waiting = { done, fail };
        socket.cork();
        socket.write(
          `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}${HEAD_END}`,
        );
        socket.write(body);
        socket.uncork();
      });
    },
    close: () => socket.destroy(),
  };
}

/** Undefined while it is not whole. */
function readAnswer(received: Buffer): RawAnswer | undefined {
  const headerLength = received.indexOf(HEAD_END);
  if (headerLength < 0) return undefined;
  const header = received.toString('latin1', 0, headerLength);
  const length = /^content-length: (\d+)$/im.exec(header)?.[1];
  if (length === undefined) throw new Error(`An answer without its length: ${header}`);
  const body = received.subarray(headerLength + HEAD_END.length);
  if (body.length > Number(length))
    throw new Error(`More than one answer: ${body.toString('latin1', Number(length))}`);
  return body.length < Number(length) ? undefined : { status: Number(header.slice(9, 12)), body };
}
