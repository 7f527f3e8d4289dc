import { parseArgs } from 'node:util';
import { app } from 'electron';
import type { Result } from '../../../../shared/base/result.ts';
import { parseServeOptions, type ServeOptions } from '../serve-options.ts';

/** Software drawing where there is no graphics card; our pages are the only ones that are shown. */
const DRAWING = ['enable-unsafe-swiftshader', 'ignore-gpu-blocklist'];

/** Each opens every page, and through it the files of the user, to whoever reaches a port or a pipe. */
const DEBUGGING = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-io-pipes',
  'remote-debugging-address',
];

/** Tells Chromium what it must know before it starts, so before Electron is ready. */
export function setUpDrawing(): void {
  for (const name of DRAWING) app.commandLine.appendSwitch(name);
}

/** The switch that a packaged Varde refuses; undefined when there is none. A build for tests refuses nothing. */
export function refusedSwitch(isTestBuild: boolean): string | undefined {
  if (!app.isPackaged || isTestBuild) return undefined;
  return DEBUGGING.find((name) => app.commandLine.hasSwitch(name));
}

export interface ElectronOptions extends ServeOptions {
  readonly viewLink: string | undefined;
}

const VALUES = ['port', 'data', 'seed'] as const;
const SWITCHES = ['no-ui', 'parts'] as const;

/**
 * Reads Varde's own options out of the arguments of Electron. Among them are switches of Chromium, the folder of the
 * app and what the system adds, so what is unknown is left alone here; what is known is checked as for every start.
 */
export function readElectronOptions(argv: readonly string[]): Result<ElectronOptions, string> {
  const { values } = parseArgs({
    args: argv.slice(1),
    strict: false,
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      seed: { type: 'string' },
      'no-ui': { type: 'boolean' },
      parts: { type: 'boolean' },
    },
  });
  const read = parseServeOptions([
    ...VALUES.flatMap((name) => {
      const value = values[name];
      if (value === undefined) return [];
      // Without a value it is true here, and a complaint there.
      return [value === true ? `--${name}` : `--${name}=${value}`];
    }),
    ...SWITCHES.filter((name) => values[name] === true).map((name) => `--${name}`),
  ]);
  return read.ok ? { ok: true, value: { ...read.value, viewLink: findViewLink(argv) } } : read;
}

const SCHEME = 'varde:';
/** Longer ones are nothing that Varde copied. */
const MAX_LINK_CHARACTERS = 8000;

/** The link of a view among the arguments that the system started the application with. */
export function findViewLink(args: readonly string[]): string | undefined {
  return args.find((argument) => argument.startsWith(SCHEME) && argument.length <= MAX_LINK_CHARACTERS);
}
