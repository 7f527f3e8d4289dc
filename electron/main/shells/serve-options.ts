// The options of npm start and npm run serve.

import { parseArgs } from 'node:util';
import { failure, type Result, success } from '../../../shared/base/result.ts';
import { defaultDataFolder, type Seed } from '../data-folder/data-folder.ts';
import type { WantedPort } from '../http/listener.ts';

const DEFAULT_PORT = 36036;

export interface ServeOptions {
  readonly folder: string;
  readonly port: WantedPort;
  readonly seed: Seed;
  /** Whether the app is served beside the services. */
  readonly hasApp: boolean;
  /** What the address of the app ends with. */
  readonly query: string;
}

/** Reads the arguments, or says in one sentence what is wrong with them. */
export function parseServeOptions(args: readonly string[]): Result<ServeOptions, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        seed: { type: 'string', default: 'sample' },
        'no-ui': { type: 'boolean', default: false },
        shell: { type: 'string', default: 'browser' },
        parts: { type: 'boolean', default: false },
      },
    });
    const port = parsePort(values.port);
    if (port === undefined) return failure(`--port ${values.port}: expected a number from 0 to 65535.`);
    if (values.data === '') return failure('--data: expected a folder.');
    const { seed } = values;
    if (seed !== 'sample' && seed !== 'none') return failure(`--seed ${seed}: expected sample or none.`);
    if (values.shell !== 'browser')
      return failure(`--shell ${values.shell}: the only one to ask for is browser.`);
    return success({
      folder: values.data ?? defaultDataFolder(),
      port,
      seed,
      hasApp: !values['no-ui'],
      query: values.parts ? '?parts' : '',
    });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

function parsePort(text: string | undefined): WantedPort | undefined {
  if (text === undefined) return { number: DEFAULT_PORT, isFixed: false };
  const number = Number(text);
  const isPort = /^\d+$/.test(text) && number <= 65535;
  return isPort ? { number, isFixed: true } : undefined;
}
