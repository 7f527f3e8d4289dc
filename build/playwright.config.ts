import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const e2e = resolve(import.meta.dirname, '../e2e');

// Smoke first: when the machine itself does not start, nothing else is worth the wait.
export default defineConfig({
  testDir: e2e,
  globalSetup: resolve(e2e, 'fixtures/bundle-first.ts'),
  outputDir: resolve(import.meta.dirname, '../test-results'),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  // A loaded machine may need a second try; the report names every test that did.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: process.env['CI'] !== undefined,
  projects: [
    { name: 'smoke', testMatch: 'specs/smoke/*.spec.ts' },
    { name: 'wire', testMatch: 'wire/*.spec.ts' },
    { name: 'interop', testMatch: 'interop/*.spec.ts' },
    {
      name: 'app',
      testMatch: 'specs/{machine,services,plants,certificates,map,observations,frame}/*.spec.ts',
      dependencies: ['smoke'],
    },
    // Alone: what is measured must not compete with other tests.
    {
      name: 'timed',
      testMatch: 'specs/timed/*.spec.ts',
      dependencies: ['wire', 'app', 'package', 'electron'],
      workers: 1,
    },
    // Pictures for people, by `npm run screens`.
    ...(process.env['VARDE_SCREENS'] ? [{ name: 'screens', testMatch: 'screens/*.spec.ts' }] : []),
    // By one worker, which makes the packages once for all of them.
    { name: 'package', testMatch: 'electron/{package,targets,deb,test-build}.spec.ts', workers: 1 },
    { name: 'electron', testMatch: 'electron/app.spec.ts' },
  ],
});
