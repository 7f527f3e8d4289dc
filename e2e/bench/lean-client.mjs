// A client that costs little itself, so that what is measured is the server: keep-alive connections that send bytes as
// they are and look at no more of an answer than where it ends.

import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/**
 * Requests a second over some connections. `nextBody` makes the text of a message, `nextPath` the path of what is only
 * fetched. Fails where an answer has another status than the one that is expected.
 */
export async function countRequests({
  address,
  nextBody,
  nextPath,
  expectedStatus = 200,
  connections,
  durationMs,
}) {
  const { hostname, port, pathname } = new URL(address);
  const host = `Host: ${hostname}:${port}\r\n`;
  const nextMessage = () => {
    const body = nextBody();
    return (
      `POST ${pathname} HTTP/1.1\r\n${host}Content-Type: text/xml; charset=utf-8\r\n` +
      `SOAPAction: ""\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    );
  };
  const nextRequest = nextPath ? () => `GET ${nextPath()} HTTP/1.1\r\n${host}\r\n` : nextMessage;
  const started = performance.now();
  const end = started + durationMs;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(end, { hostname, port, nextRequest, expectedStatus })),
  );
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - started);
}

function askUntil(end, { hostname, port, nextRequest, expectedStatus }) {
  return new Promise((resolve, reject) => {
    let count = 0;
    let answer = noAnswer();
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.on('connect', () => socket.write(nextRequest()));
    socket.on('error', reject);
    socket.on('data', (piece) => {
      answer = takePiece(answer, piece);
      if (!answer.isWhole) return;
      if (answer.status !== expectedStatus) {
        socket.destroy(
          new Error(`${hostname}:${port} answered ${answer.status}: ${piece.toString().slice(0, 2000)}`),
        );
        return;
      }
      answer = noAnswer();
      count++;
      if (performance.now() < end) socket.write(nextRequest());
      else {
        socket.destroy();
        resolve(count);
      }
    });
  });
}

/** One connection that stays open, over which a path is asked for after the other: how long an answer takes, ms. */
export async function openConnection(address) {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  return {
    ask: (path) =>
      new Promise((resolve, reject) => {
        let answer = noAnswer();
        const started = performance.now();
        const listen = (piece) => {
          answer = takePiece(answer, piece);
          if (!answer.isWhole) return;
          socket.off('data', listen);
          if (answer.status === 200) resolve(performance.now() - started);
          else reject(new Error(`${path} answered ${answer.status}`));
        };
        socket.on('data', listen).write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
      }),
    close: () => socket.destroy(),
  };
}

const noAnswer = () => ({ status: 0, isWhole: false, missing: undefined, tail: undefined });

/** `missing`: bytes still to come; undefined where the answer comes in chunks, which are looked at for the last one. */
function takePiece(answer, piece) {
  if (answer.status === 0) {
    const headerEnd = piece.indexOf(HEAD_END);
    if (headerEnd < 0) throw new Error('A head in several pieces');
    const head = piece.latin1Slice(0, headerEnd);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    const missing =
      length === undefined ? undefined : Number(length) - (piece.length - headerEnd - HEAD_END.length);
    return ended({ status: Number(head.slice(9, 12)), isWhole: false, missing, tail: undefined }, piece);
  }
  const missing = answer.missing === undefined ? undefined : answer.missing - piece.length;
  return ended({ ...answer, missing }, piece);
}

function ended(answer, piece) {
  if (answer.missing !== undefined) return { ...answer, isWhole: answer.missing === 0 };
  const end = answer.tail && piece.length < LAST_CHUNK.length ? Buffer.concat([answer.tail, piece]) : piece;
  const tail = end.subarray(-LAST_CHUNK.length);
  return { ...answer, tail, isWhole: tail.equals(LAST_CHUNK) };
}
