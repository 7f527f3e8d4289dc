import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES = resolve(import.meta.dirname, '../node_modules');
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'];
/** Where each file goes, and where it is among the packages. */
const FILES: readonly (readonly [place: string, source: string])[] = [
  ...SWAGGER_FILES.map((file) => [`swagger/${file}`, `swagger-ui-dist/${file}`] as const),
  ['fonts/inter.woff2', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  ['fonts/LICENSE', '@fontsource-variable/inter/LICENSE'],
];

/** Puts what the pages of the services load beside the host, which serves it: no module imports it. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    writeBundle({ dir = '' }) {
      for (const [place, source] of FILES) {
        mkdirSync(dirname(join(dir, place)), { recursive: true });
        copyFileSync(join(PACKAGES, source), join(dir, place));
      }
    },
  };
}
