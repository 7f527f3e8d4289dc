// Bundles code as it is shipped, and runs it with the double in the place of Electron.

import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import * as electron from './electron-double.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const requireFromNode = createRequire(import.meta.url);

/** Bundles an entry into one script, with everything but Electron and Node in it. */
export async function bundleScript(entry: string, plugins: Plugin[] = []): Promise<string> {
  const outcome = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    define: { 'import.meta.dirname': 'bundleFolder' },
    ssr: { noExternal: true, external: ['electron'], target: 'node' },
    build: {
      ssr: resolve(ROOT, entry),
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(outcome) ? outcome : [outcome];
  const chunk = 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no bundle`);
  return chunk.code;
}

/** Runs it. `folder` is where it believes to stand, `globals` is what it finds beside Node's own. */
export function runScript(
  script: string,
  { folder = ROOT, globals = {} }: { readonly folder?: string; readonly globals?: object } = {},
): void {
  const require = (name: string) => (name === 'electron' ? electron : requireFromNode(name));
  const names = Object.keys(globals);
  const run = new Function('require', 'module', 'exports', 'bundleFolder', ...names, script);
  run(require, {}, {}, folder, ...Object.values(globals));
}
