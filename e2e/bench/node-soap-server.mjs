// The yardstick of map-http.bench.mjs: node-soap, serving the same description with values that it has at hand. What it
// answers is given in its own form; it reads requests and writes answers, as a service made with it would.

import { createServer } from 'node:http';
import soap from 'soap';

// Nobody is left to ask when the bench was broken off.
process.once('disconnect', () => process.exit());

process.once('message', async ({ wsdl, answers }) => {
  const operations = Object.fromEntries(
    Object.entries(answers).map(([operation, answer]) => [operation, () => answer]),
  );
  const [, service] = /<wsdl:service name="([^"]+)"/.exec(wsdl);
  const [, port] = /<wsdl:port name="([^"]+)"/.exec(wsdl);
  const server = createServer((_, response) => response.writeHead(404).end());
  server.keepAliveTimeout = 60_000;
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  await new Promise((ready) => {
    soap.listen(server, {
      path: '/map',
      services: { [service]: { [port]: operations } },
      xml: wsdl,
      callback: ready,
    });
  });
  process.send(`http://127.0.0.1:${server.address().port}/map`);
});
