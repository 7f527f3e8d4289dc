import { defineConfig } from 'vite';
import { HOST_WORKERS, nodeConfig } from './vite.node.ts';
import { swaggerUi } from './vite.swagger.ts';

// The host inside Electron.
export default defineConfig({
  ...nodeConfig({
    entry: 'electron/main/main.ts',
    outFolder: 'dist/electron',
    fileName: 'main.js',
    external: ['electron'],
    workers: HOST_WORKERS,
  }),
  plugins: [swaggerUi()],
});
