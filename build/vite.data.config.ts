import { defineConfig } from 'vite';
import { pageConfig } from './vite.page.ts';

// The hidden data window.
export default defineConfig(pageConfig({ folder: 'electron/data', base: '/data/', outFolder: 'dist/data' }));
