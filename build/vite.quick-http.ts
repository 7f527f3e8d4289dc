import type { Plugin } from 'vite';

const MARK = '\0quick:';
const MODULES = new Set(['node:http', 'node:https']);

/**
 * `node:http` as an ES module reads each of its members, and one of them loads Node's whole WebSocket client: a fifth of
 * the time that loading the host takes. Packages that send a request, puppeteer's downloads for one, get that function alone.
 */
export function quickHttp(): Plugin {
  return {
    name: 'quick-http',
    enforce: 'pre',
    resolveId: (source) => (MODULES.has(source) ? MARK + source : undefined),
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      return `export const { request } = process.getBuiltinModule('${id.slice(MARK.length)}');`;
    },
  };
}
