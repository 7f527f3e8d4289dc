import type { IncomingMessage, ServerResponse } from 'node:http';

/** Of the connection, or of a body that was read whole. */
const OF_THE_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** Asks `service` what a server in front of it was asked, whose body is read already, and answers as it does. */
export async function passOn(
  service: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  response: ServerResponse,
): Promise<void> {
  const passed = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  const answer = await fetch(`${service}${url}`, {
    method,
    headers: passed.map(([name, value]): [string, string] => [name, String(value)]),
    ...(method === 'GET' ? {} : { body }),
  });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
