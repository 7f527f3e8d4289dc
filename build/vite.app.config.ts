import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import { pageConfig } from './vite.page.ts';

/** Chunks that the first screen needs though it does not wait for them: the map and what prepares it. */
const LOADED_AT_ONCE = ['/renderer/map/map-view.tsx', '/renderer/map/view/prepare-map.ts'];

// The user interface.
export default defineConfig({
  ...pageConfig({ folder: 'renderer', base: '/', outFolder: 'dist/app' }),
  plugins: [react(), preloadAtOnce(LOADED_AT_ONCE)],
});

/** Names chunks in the page, so that they are fetched and compiled beside the first one instead of behind it. */
function preloadAtOnce(modules: readonly string[]): Plugin {
  return {
    name: 'varde:preload-at-once',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(
          (part): part is Rollup.OutputChunk => part.type === 'chunk',
        );
        return modules.map((module) => preloadTag(chunkOf(chunks, module)));
      },
    },
  };
}

function chunkOf(chunks: readonly Rollup.OutputChunk[], module: string): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`No chunk holds ${module}`);
  return chunk.fileName;
}

function preloadTag(fileName: string): HtmlTagDescriptor {
  const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}`, nonce: '__NONCE__' };
  return { tag: 'link', attrs, injectTo: 'head' };
}
