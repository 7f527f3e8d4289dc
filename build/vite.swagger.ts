import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = resolve(import.meta.dirname, '../node_modules/swagger-ui-dist');
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'];

/** Puts the files of Swagger UI beside the host, which serves them. They are a page's own, so no module imports them. */
export function swaggerUi(): Plugin {
  return {
    name: 'swagger-ui',
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'swagger');
      mkdirSync(folder, { recursive: true });
      for (const file of FILES) copyFileSync(join(PACKAGE, file), join(folder, file));
    },
  };
}
