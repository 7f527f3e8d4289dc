// A SOAP message sent as other programs send theirs, a connection for each.

import { request } from 'node:http';

/** What answers a SOAP message. Fails with what was answered instead of it. */
export function postSoap({ hostname, port, pathname: path }, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length };
    const asked = request({ hostname, port, path, method: 'POST', headers }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(pieces);
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(answer.toString().slice(0, 1000)));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
