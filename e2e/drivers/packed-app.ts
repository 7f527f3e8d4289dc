import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { extractFile, getRawHeader, listPackage } from '@electron/asar';
import { createElectronStubs, FUSE_SENTINEL, type PackedSystem } from './electron-stub.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DESCRIPTION: { readonly version: string } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** It stands in the names of packages. */
export const VERSION = DESCRIPTION.version;

/** The fuses in their order in version 1 of the wire. */
const FUSE_NAMES = [
  'runAsNode',
  'cookieEncryption',
  'nodeOptions',
  'nodeInspectArguments',
  'embeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
];

const PLACES: {
  readonly [System in PackedSystem]: {
    readonly option: string;
    readonly folder: string;
    readonly resources: string;
    readonly fuses: string;
  };
} = {
  linux: { option: '--linux', folder: 'linux-unpacked', resources: 'resources', fuses: 'varde' },
  win32: { option: '--win', folder: 'win-unpacked', resources: 'resources', fuses: 'Varde.exe' },
  darwin: {
    option: '--mac',
    folder: 'mac',
    resources: 'Varde.app/Contents/Resources',
    fuses: 'Varde.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
  },
};

export const SYSTEMS: readonly PackedSystem[] = ['linux', 'win32', 'darwin'];

export interface BuilderRun {
  /** What is made for each system; `dir` leaves what would be packed in a folder. */
  readonly targets: { readonly [System in PackedSystem]?: readonly string[] };
  readonly options?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs electron-builder with Varde's own configuration over stand-ins for Electron's program. */
export function runBuilder(folder: string, { targets, options = [], environment = {} }: BuilderRun): void {
  const wanted = SYSTEMS.flatMap((system) => [
    ...(targets[system] ? [PLACES[system].option, ...targets[system]] : []),
  ]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[
        'node_modules/electron-builder/cli.js',
        ...wanted,
        '--x64',
        '--config',
        'build/electron-builder.cjs',
      ],
      ...[`-c.electronDist=${createElectronStubs(join(folder, 'electron'))}`],
      // What is in an archive does not depend on how hard it is pressed.
      ...[`-c.directories.output=${join(folder, 'release')}`, '-c.compression=store', ...options],
    ],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: 'false', ...environment },
    },
  );
  if (status !== 0) throw new Error(`electron-builder failed:\n${stdout}\n${stderr}`);
}

/** What electron-builder made for a system, to be read. */
export function readPackedApp(system: PackedSystem, folder: string) {
  const place = PLACES[system];
  const unpacked = join(folder, 'release', place.folder);
  const archive = join(unpacked, place.resources, 'app.asar');
  return {
    /** Where the program, the licences and what Electron brings stand. */
    unpacked,
    resources: join(unpacked, place.resources),
    files: () => listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/').slice(1)),
    text: (file: string) => extractFile(archive, file).toString('utf8'),
    fuses(): { [name: string]: boolean } {
      const program = readFileSync(join(unpacked, place.fuses), 'latin1');
      const wire = program.slice(program.indexOf(FUSE_SENTINEL) + FUSE_SENTINEL.length + 2);
      return Object.fromEntries(FUSE_NAMES.map((name, index) => [name, wire[index] === '1']));
    },
    /** What the program compares the archive with before it runs it. */
    sumOfArchive: () => createHash('sha256').update(getRawHeader(archive).headerString).digest('hex'),
  };
}
