import { defineConfig } from 'vite';
import { HOST_WORKERS, nodeConfig } from './vite.node.ts';
import { pageFiles } from './vite.page-files.ts';

// The host inside Electron.
export default defineConfig(
  nodeConfig({
    entry: 'electron/main/main.ts',
    outFolder: 'dist/electron',
    fileName: 'main.js',
    external: ['electron'],
    workers: HOST_WORKERS,
    plugins: [pageFiles()],
  }),
);
