// A short tour for toolkits whose programs are made of generated classes: each makes its client from the bare address of
// the service, counts the maps, names the second, counts plants under a condition, and meets a fault.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { mapService } from '../../shared/contracts/map/service.ts';
import { expect } from '../drivers/wire-test.ts';

export const DIALECTS = ['neutral', 'vendor'] as const;
export type Dialect = (typeof DIALECTS)[number];

export const CONDITION = 'MaksYtelse > 100';
/** Of what the bare address describes. */
export const NAMESPACES: { readonly [Each in Dialect]: string } = {
  neutral: 'urn:varde:schemas:map-service:3.6.0',
  vendor: 'http://www.esri.com/schemas/ArcGIS/3.6.0',
};

interface SeededPlant {
  readonly ErIDrift: boolean;
  readonly MaksYtelse: number;
}

const SEED = resolve(import.meta.dirname, '../../assets/seed/plants.json');

/** Where a dialect is what the description is written in. */
export function bareAddress(url: string, dialect: Dialect): string {
  return `${url}${dialect === 'neutral' ? mapService.path : mapService.vendorPath}`;
}

export async function run(
  command: readonly [string, ...string[]],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const [program, ...args] = command;
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 1e8,
    timeout: 120_000,
  });
  return stdout;
}

/** What a toolkit prints is what the sample says. */
export function checkShortTour(stdout: string): void {
  const plants: readonly SeededPlant[] = JSON.parse(readFileSync(SEED, 'utf8'));
  const large = plants.filter(({ ErIDrift, MaksYtelse }) => ErIDrift && MaksYtelse > 100);
  const printed = stdout.trim().split('\n').at(-1) ?? '';
  expect(JSON.parse(printed)).toEqual({
    maps: 2,
    name: 'Varde web',
    large: large.length,
    fault: 'There is no map Nowhere.',
  });
}
