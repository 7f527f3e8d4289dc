import { resolve } from 'node:path';
import type { UserConfig } from 'vite';

/** What the two pages (user interface and data window) have in common. */
export function pageConfig(page: { folder: string; base: string; outFolder: string }): UserConfig {
  const root = resolve(import.meta.dirname, '..');
  return {
    root: resolve(root, page.folder),
    base: page.base,
    publicDir: false,
    // The server puts a fresh nonce in the place of this word each time it hands out the page.
    html: { cspNonce: '__NONCE__' },
    worker: { format: 'es' },
    build: {
      outDir: resolve(root, page.outFolder),
      emptyOutDir: true,
      // Data URLs would need exceptions in the content security policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      license: { fileName: 'licences.md' },
    },
  };
}
