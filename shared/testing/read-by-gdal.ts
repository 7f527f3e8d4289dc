import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasGdal = ['ogr2ogr', 'unzip'].every(
  (tool) => spawnSync(tool, ['--version']).error === undefined,
);

export interface GdalFeature {
  readonly properties: { readonly [field: string]: unknown };
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

/** The features of a file as GDAL reads them: in longitude and latitude. Throws with its words where it cannot. */
export function readByGdal(bytes: Uint8Array, name: string): readonly GdalFeature[] {
  return inFolder(bytes, name, (folder) => {
    const options = ['-f', 'GeoJSON', '-t_srs', 'EPSG:4326', '-lco', 'COORDINATE_PRECISION=9'];
    const text = run('ogr2ogr', [...options, '/vsistdout/', name], folder);
    return JSON.parse(text).features;
  });
}

/** The file of a zip, which is tested whole before. */
export function unzipText(bytes: Uint8Array, entry: string): string {
  return inFolder(bytes, 'packed.zip', (folder) => {
    run('unzip', ['-tq', 'packed.zip'], folder);
    return run('unzip', ['-p', 'packed.zip', entry], folder);
  });
}

function run(tool: string, options: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(tool, options, { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
  return stdout;
}

function inFolder<Result>(bytes: Uint8Array, name: string, act: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'varde-gdal-'));
  try {
    writeFileSync(join(folder, name), bytes);
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
