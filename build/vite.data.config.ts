import { defineConfig } from 'vite';
import { pageConfig } from './vite.page.ts';

// The hidden data window. Its files are named from its page: that is /data/ in the browser shell, / in Electron.
export default defineConfig(pageConfig({ folder: 'electron/data', base: './', outFolder: 'dist/data' }));
