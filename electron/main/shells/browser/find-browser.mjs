// Finds a Chromium-family browser. Plain JavaScript, because the start scripts need it before anything is bundled.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

function candidates(platform, environment) {
  switch (platform) {
    case 'darwin':
      return [environment['HOME'] ?? '', ''].flatMap((home) =>
        MAC_APPS.map((app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
      );
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .map((name) => environment[name])
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`));
    default:
      return COMMANDS.flatMap((command) =>
        (environment['PATH'] ?? '')
          .split(delimiter)
          .filter(Boolean)
          .map((folder) => join(folder, command)),
      );
  }
}

/**
 * The path of the browser to run: VARDE_CHROMIUM where it is set (and then nothing else), else the first of Chromium,
 * Chrome and Edge that is installed. The argument stands for the machine, for tests.
 *
 * @param {{
 *   platform?: string,
 *   environment?: { readonly [name: string]: string | undefined },
 *   exists?: (path: string) => boolean,
 * }} [machine]
 * @returns {string | undefined}
 */
export function findBrowser({
  platform = process.platform,
  environment = process.env,
  exists = existsSync,
} = {}) {
  const chosen = environment['VARDE_CHROMIUM'];
  if (chosen) return exists(chosen) ? chosen : undefined;
  return candidates(platform, environment).find((path) => exists(path));
}

/** Packages beside a browser that hold the same engine without the frame of its windows. */
const WITHOUT_FRAME = { '/usr/bin/chromium': '/usr/lib/chromium/chromium-headless-shell' };

/**
 * The path of the browser for pages that are never shown: VARDE_HIDDEN_CHROMIUM where it is set, else the part of the
 * same package that has no windows, where it is installed, else `program` itself. Chromium's frame consists of pages too,
 * which take a second of the processor at each start.
 *
 * @param {string} program
 * @param {{
 *   environment?: { readonly [name: string]: string | undefined },
 *   exists?: (path: string) => boolean,
 * }} [machine]
 * @returns {string}
 */
export function findHiddenBrowser(program, { environment = process.env, exists = existsSync } = {}) {
  const chosen = environment['VARDE_HIDDEN_CHROMIUM'];
  if (chosen) return chosen;
  const withoutFrame = WITHOUT_FRAME[program];
  return withoutFrame !== undefined && exists(withoutFrame) ? withoutFrame : program;
}
