import { readFileSync } from 'node:fs';
import { extname, parse, resolve } from 'node:path';
import type { PluginOption, UserConfig } from 'vite';
import { quickHttp } from './vite.quick-http.ts';

/** The threads of the host. */
export const HOST_WORKERS = { 'sqlite-worker': 'electron/main/tiles/sqlite/sqlite-worker.ts' };

/**
 * A bundle for Node that holds all of its packages, so that it runs without node_modules. `format` is cjs for
 * Electron's preload: a sandboxed preload cannot be an ES module.
 */
export function nodeConfig(bundle: {
  entry: string;
  outFolder: string;
  fileName: string;
  format?: 'esm' | 'cjs';
  external?: string[];
  /** Threads, by the names of their own bundles beside this one. */
  workers?: { readonly [name: string]: string };
  plugins?: PluginOption[];
}): UserConfig {
  const root = resolve(import.meta.dirname, '..');
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  return {
    root,
    publicDir: false,
    plugins: [quickHttp(), ...(bundle.plugins ?? [])],
    define: { __VERSION__: JSON.stringify(version) },
    ssr: { noExternal: true, target: 'node', ...(bundle.external ? { external: bundle.external } : {}) },
    build: {
      ssr: true,
      outDir: resolve(root, bundle.outFolder),
      emptyOutDir: true,
      // Kept readable: the stack traces in the log are of these lines.
      minify: false,
      target: 'node20',
      reportCompressedSize: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        // `ws` tries these two and does without them.
        external: [...(bundle.external ?? []), 'bufferutil', 'utf-8-validate'],
        input: Object.fromEntries(
          Object.entries({ [parse(bundle.fileName).name]: bundle.entry, ...bundle.workers }).map(
            ([name, entry]) => [name, resolve(root, entry)],
          ),
        ),
        output: {
          format: bundle.format ?? 'esm',
          entryFileNames: `[name]${extname(bundle.fileName)}`,
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  };
}
