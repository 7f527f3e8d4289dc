import { parseArgs } from 'node:util';
import type { Result } from '../../../../shared/base/result.ts';
import { parseServeOptions, type ServeOptions } from '../serve-options.ts';
import { findViewLink } from './view-link.ts';

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
