import { dirname } from 'node:path/posix';
import { PAGE_FONT_PATH } from '../../../shared/http/soap/page-style.ts';
import type { OtherHandler } from './router.ts';
import { createStaticFiles } from './static-files.ts';

/** The typeface of the app, for the pages of the services. `folder`: the bundles have it beside them. */
export function createPageFonts(folder: string): OtherHandler {
  const files = createStaticFiles({ [`${dirname(PAGE_FONT_PATH)}/`]: folder });
  return async (request, response, { path }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = await files.find(path);
    if (!file) return false;
    response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
    response.end(request.method === 'HEAD' ? undefined : file.body);
    return true;
  };
}
