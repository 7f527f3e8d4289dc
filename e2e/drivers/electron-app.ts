import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { extractFile } from '@electron/asar';
import { _electron, expect } from '@playwright/test';
import { exitOf } from './varde-program.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A packaged Varde to try instead of Electron with the bundles beside it. */
const packaged = process.env['VARDE_ELECTRON_PROGRAM'];

/**
 * The packaged Varde that is to be tried, else Electron's program, if it was ever fetched. Never asks the package
 * itself, whose index downloads it. Fails where the packaged one is not there, or is no build for tests.
 */
export function findElectronProgram(named = packaged): string | undefined {
  if (named !== undefined) return checkPackaged(resolve(named));
  const folder = join(ROOT, 'node_modules/electron');
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return undefined;
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist');
  const program = join(dist, readFileSync(pathFile, 'utf8').trim());
  return existsSync(program) ? program : undefined;
}

/** Playwright looks into windows by debugging them, which a released Varde refuses. */
function checkPackaged(program: string): string {
  if (!existsSync(program)) throw new Error(`VARDE_ELECTRON_PROGRAM names ${program}, and nothing is there.`);
  const beside = join(dirname(program), 'resources');
  const resources = existsSync(beside) ? beside : join(dirname(program), '../Resources');
  const text = extractFile(join(resources, 'app.asar'), 'package.json').toString('utf8');
  const { isTestBuild }: { isTestBuild?: boolean } = JSON.parse(text);
  if (isTestBuild !== true) throw new Error(`${program} is no build for tests: see build/RELEASE.md.`);
  return program;
}

/** The app in Electron. */
export async function startElectronApp(program: string, dataFolder: string) {
  const isRoot = process.getuid?.() === 0;
  const application = packaged === undefined ? [ROOT] : [];
  const args = [...(isRoot ? ['--no-sandbox'] : []), ...application, '--data', dataFolder];
  const electron = await _electron.launch({ executablePath: program, args, cwd: ROOT });
  const ui = async () => {
    await expect.poll(() => electron.windows().some((page) => page.url() === 'app://varde/')).toBe(true);
    const page = electron.windows().find((candidate) => candidate.url() === 'app://varde/');
    if (!page) throw new Error('The app window is gone');
    return page;
  };
  return {
    when: {
      /** The exit code of a second start on the same data. */
      startedAgain: async () => (await exitOf(spawn(program, args, { cwd: ROOT, stdio: 'ignore' }))).exitCode,
    },
    get: {
      windowCount: () => electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length),
      hasNode: async () => (await ui()).evaluate(() => 'process' in globalThis || 'require' in globalThis),
    },
    // biome-ignore lint/suspicious/noThenProperty: a driver's four words; nobody awaits it.
    then: {
      showsPlaces: async () => expect((await ui()).getByRole('navigation')).toBeVisible(),
    },
    close: () => electron.close(),
  };
}
