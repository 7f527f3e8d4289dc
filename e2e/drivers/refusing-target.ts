import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './pass-on.ts';

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
    const { url = '/' } = request;
    const body = Buffer.concat(await request.toArray());
    const isFull = body.length > 2;
    if (!hasRefused && isFull && url.endsWith('/Registration/Insert')) {
      hasRefused = true;
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ Message: 'The request is invalid.', ModelState: faults }));
      return;
    }
    await passOn(service, request, body, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
