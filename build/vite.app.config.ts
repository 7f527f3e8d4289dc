import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageConfig } from './vite.page.ts';

// The user interface.
export default defineConfig({
  ...pageConfig({ folder: 'renderer', base: '/', outFolder: 'dist/app' }),
  plugins: [react()],
});
