import { defineConfig } from 'vite';
import { HOST_WORKERS, nodeConfig } from './vite.node.ts';
import { pageFiles } from './vite.page-files.ts';

// The host of the browser shell, for plain Node.
export default defineConfig(
  nodeConfig({
    entry: 'electron/main/serve.ts',
    outFolder: 'dist/host',
    fileName: 'serve.js',
    workers: HOST_WORKERS,
    plugins: [pageFiles()],
  }),
);
