import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RefusingTarget {
  readonly url: string;
  close(): void;
}

/** Stands before an observation service, and refuses the first registration with the given sentences by path. */
export async function startRefusingTarget(
  service: string,
  faults: { readonly [path: string]: readonly string[] },
): Promise<RefusingTarget> {
  let hasRefused = false;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = Buffer.concat(await request.toArray());
    const isFull = body.length > 2;
    if (!hasRefused && isFull && url.endsWith('/Registration/Insert')) {
      hasRefused = true;
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ Message: 'The request is invalid.', ModelState: faults }));
      return;
    }
    const answer = await fetch(`${service}${url}`, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
          ? []
          : [[name, String(value)]],
      ),
      ...(method === 'GET' ? {} : { body }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
