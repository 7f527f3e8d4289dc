// The interactive documentation of the observation service: Swagger UI over a document that is made of the contract.
// Nothing of it comes from elsewhere.

import type { ServerResponse } from 'node:http';
import { openApiDocument } from '../../../shared/codec/open-api/open-api.ts';
import {
  API_DOCUMENTATION_BASE,
  API_DOCUMENTATION_PATH,
  observationService,
} from '../../../shared/contracts/observation/service.ts';
import { jsonBytes } from '../../../shared/http/replies.ts';
import type { ClientOrigin } from './client-address.ts';
import type { OtherHandler } from './router.ts';
import { createStaticFiles } from './static-files.ts';

const ROOT = API_DOCUMENTATION_PATH;
const INDEX = `${ROOT}/ui/index`;
const START = `${ROOT}/ui/start.js`;
const DOCUMENT = `${ROOT}/docs/v3.2.0`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Varde: observation service</title>
<link rel="stylesheet" href="swagger-ui.css">
<div id="ui"></div>
<script src="swagger-ui-bundle.js"></script>
<script src="start.js"></script>
</html>
`;
/** Without an address of a validator it asks nobody else. */
const SCRIPT = `SwaggerUIBundle({ url: '../docs/v3.2.0', dom_id: '#ui', validatorUrl: null });\n`;

/** `folder`: the files of Swagger UI, which the bundles have beside them. */
export function createApiDocumentation(folder: string, clientOrigin: ClientOrigin): OtherHandler {
  const files = createStaticFiles({ [`${ROOT}/ui/`]: folder });

  function documentFor(origin: string): Uint8Array {
    const base = observationService.bases.find(({ path }) => path === API_DOCUMENTATION_BASE);
    if (!base) throw new Error(`The observation service has no base ${API_DOCUMENTATION_BASE}`);
    return jsonBytes(openApiDocument(observationService, base, origin));
  }

  return async (request, response, { path }) => {
    const { method, headers } = request;
    const asked = path.toLowerCase().replace(/\/+$/, '');
    if ((method !== 'GET' && method !== 'HEAD') || !asked.startsWith(ROOT)) return false;
    if (asked === ROOT || asked === `${ROOT}/ui` || (asked === INDEX && path.endsWith('/'))) {
      // One name for the page, by which its files are found.
      response.writeHead(302, { location: `${clientOrigin(headers)}${INDEX}` }).end();
      return true;
    }
    if (asked === INDEX) return send(response, 'text/html; charset=utf-8', PAGE);
    if (asked === START) return send(response, 'text/javascript; charset=utf-8', SCRIPT);
    if (asked === DOCUMENT)
      return send(response, 'application/json; charset=utf-8', documentFor(clientOrigin(headers)));
    const file = await files.find(asked);
    if (!file) return false;
    response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
    response.end(method === 'HEAD' ? undefined : file.body);
    return true;
  };
}

function send(response: ServerResponse, type: string, body: string | Uint8Array): true {
  response.writeHead(200, {
    'content-type': type,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return true;
}
