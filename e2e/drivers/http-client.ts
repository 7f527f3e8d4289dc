import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: Buffer;
  /** The body as text, unpacked where it came packed. */
  readonly text: string;
}

export interface HttpQuestion {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | Buffer;
}

/** Asks over a socket of its own and changes nothing on the way: no redirects, no unpacking, no headers of its own. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: HttpQuestion = {},
): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    const asked = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'gzip' && body.length > 0;
        const text = (isPacked ? gunzipSync(body) : body).toString('utf8');
        done({ status: response.statusCode ?? 0, headers: response.headers, body, text });
      });
    });
    asked.on('error', fail);
    asked.end(body);
  });
}
