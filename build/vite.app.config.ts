import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import { pageConfig } from './vite.page.ts';

/** Chunks that the first screen needs though it does not wait for them: the map and what prepares it. */
const LOADED_AT_ONCE = ['/renderer/map/map-view.tsx', '/renderer/map/view/prepare-map.ts'];
/** What the map reads before its first picture. */
const READ_AT_ONCE = ['base-map.pmtiles'];

// The user interface.
export default defineConfig({
  ...pageConfig({ folder: 'renderer', base: '/', outFolder: 'dist/app' }),
  plugins: [react(), preloadAtOnce(LOADED_AT_ONCE, READ_AT_ONCE)],
});

/** Names chunks and files in the page, so that they are fetched beside the first chunk instead of behind it. */
function preloadAtOnce(modules: readonly string[], files: readonly string[]): Plugin {
  return {
    name: 'varde:preload-at-once',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const parts = Object.values(bundle);
        const chunks = parts.filter((part) => part.type === 'chunk');
        const assets = parts.filter((part) => part.type === 'asset');
        return [
          ...modules.map((module) => preloadTag({ rel: 'modulepreload' }, chunkOf(chunks, module))),
          ...files.map((file) => preloadTag({ rel: 'preload', as: 'fetch' }, assetOf(assets, file))),
        ];
      },
    },
  };
}

function chunkOf(chunks: readonly Rollup.OutputChunk[], module: string): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`No chunk holds ${module}`);
  return chunk.fileName;
}

function assetOf(assets: readonly Rollup.OutputAsset[], file: string): string {
  const asset = assets.find(({ names }) => names.includes(file));
  if (!asset) throw new Error(`No asset is ${file}`);
  return asset.fileName;
}

function preloadTag(attributes: { readonly [name: string]: string }, fileName: string): HtmlTagDescriptor {
  const attrs = { ...attributes, crossorigin: true, href: `/${fileName}`, nonce: '__NONCE__' };
  return { tag: 'link', attrs, injectTo: 'head' };
}
