import { defineConfig } from 'vite';
import { nodeConfig } from './vite.node.ts';

export default defineConfig(
  nodeConfig({
    entry: 'electron/preload/preload.ts',
    outFolder: 'dist/electron',
    fileName: 'preload.cjs',
    format: 'cjs',
    external: ['electron'],
  }),
);
