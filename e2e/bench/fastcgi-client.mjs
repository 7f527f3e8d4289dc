// Asks a program that speaks FastCGI 1.0 on a socket (the role of a responder), one request at a time on a connection of
// its own, which is how such programs are asked by web servers that keep none.

import { connect } from 'node:net';

const [BEGIN, END, PARAMS, STDIN, STDOUT, STDERR] = [1, 3, 4, 5, 6, 7];
const HEADER_BYTES = 8;
/** Of what stands before the body of an answer. */
const MAX_HEAD_BYTES = 4096;

/** The body of the answer. Fails with what the program said on its error stream where it is none. */
export function askFastCgi(socketPath, parameters) {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath);
    let rest = Buffer.alloc(0);
    const out = [];
    const errors = [];
    socket.on('error', reject);
    // After an answer this changes nothing.
    socket.on('close', () => reject(new Error('The program closed the connection')));
    socket.on('data', (piece) => {
      rest = Buffer.concat([rest, piece]);
      while (rest.length >= HEADER_BYTES) {
        const length = rest.readUInt16BE(4);
        const end = HEADER_BYTES + length + rest[6];
        if (rest.length < end) return;
        const content = rest.subarray(HEADER_BYTES, HEADER_BYTES + length);
        if (rest[1] === STDOUT) out.push(Buffer.from(content));
        else if (rest[1] === STDERR) errors.push(content.toString());
        else if (rest[1] === END) {
          socket.destroy();
          finish(Buffer.concat(out), errors, resolve, reject);
          return;
        }
        rest = rest.subarray(end);
      }
    });
    socket.on('connect', () => {
      const begin = Buffer.from([0, 1, 0, 0, 0, 0, 0, 0]);
      const names = Buffer.concat(Object.entries(parameters).map(([name, value]) => pair(name, value)));
      socket.write(
        Buffer.concat([
          record(BEGIN, begin),
          record(PARAMS, names),
          record(PARAMS, EMPTY),
          record(STDIN, EMPTY),
        ]),
      );
    });
  });
}

const EMPTY = Buffer.alloc(0);

function finish(answer, errors, resolve, reject) {
  // Lines end as the program pleases (RFC 3875).
  const [head = ''] = /^.*?\r?\n\r?\n/s.exec(answer.toString('latin1', 0, MAX_HEAD_BYTES)) ?? [];
  if (/content-type: image/i.test(head)) resolve(answer.subarray(head.length));
  else reject(new Error(`${errors.join('')}${answer.toString().slice(0, 500)}`));
}

/** Of version 1, for request 1. */
function record(type, content) {
  return Buffer.concat([
    Buffer.from([1, type, 0, 1, content.length >> 8, content.length & 255, 0, 0]),
    content,
  ]);
}

function pair(name, value) {
  const [nameBytes, valueBytes] = [Buffer.from(name), Buffer.from(value)];
  return Buffer.concat([lengthOf(nameBytes), lengthOf(valueBytes), nameBytes, valueBytes]);
}

function lengthOf({ length }) {
  if (length < 128) return Buffer.from([length]);
  return Buffer.from([128 | (length >>> 24), (length >> 16) & 255, (length >> 8) & 255, length & 255]);
}
