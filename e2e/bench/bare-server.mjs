// The yardstick of http.bench.mjs: node:http and nothing else, sending the bytes it is given.

import { createServer } from 'node:http';

process.once('message', (body) => {
  const headers = { 'content-type': process.argv[2], 'content-length': body.length };
  const server = createServer((_, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/`));
});
