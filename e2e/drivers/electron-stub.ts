// Stand-ins for Electron's own program, so that packages are made and read on a machine that never fetched it. They
// have what electron-builder touches: fuses, resources of a Windows program, property lists of a Mac application.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

export type PackedSystem = 'linux' | 'win32' | 'darwin';

/** Where a program of Electron keeps what it may do; electron-builder sets the bytes behind it. */
export const FUSE_SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As many as electron-builder's own package of fuses knows. */
const FUSE_COUNT = 8;
const FUSES = Buffer.from(
  `${FUSE_SENTINEL}${String.fromCharCode(1, FUSE_COUNT)}${'1'.repeat(FUSE_COUNT)}`,
  'latin1',
);

const ELECTRON = resolve(import.meta.dirname, '../../node_modules/electron/package.json');

const LICENCES = {
  LICENSE: 'The licence of Electron',
  'LICENSES.chromium.html': 'The licences of Chromium',
};

/** Makes the stand-ins, as archives like those that Electron is given out in. Returns what `electronDist` is to name. */
export function createElectronStubs(folder: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(ELECTRON, 'utf8'));
  mkdirSync(folder, { recursive: true });
  for (const [system, files] of Object.entries(FILES)) {
    const licences = Object.entries(LICENCES).map(([name, text]) => [name, strToU8(text)]);
    const archive = zipSync({ ...Object.fromEntries(licences), ...files() });
    writeFileSync(join(folder, `electron-v${version}-${system}-x64.zip`), archive);
  }
  return folder;
}

const FILES: { readonly [System in PackedSystem]: () => Zippable } = {
  linux: () => ({ electron: program(), 'chrome-sandbox': program(), chrome_crashpad_handler: program() }),
  win32: () => ({ 'electron.exe': windowsProgram() }),
  darwin: macApplication,
};

/** A program without code: its resources hold a version, as those of every program of Windows do. */
function windowsProgram(): Uint8Array {
  const program = NtExecutable.createEmpty();
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  program.setExtraData(new Uint8Array(FUSES));
  return new Uint8Array(program.generate());
}

function macApplication(): Zippable {
  const files: Zippable = {};
  const frameworks = 'Electron.app/Contents/Frameworks';
  files['Electron.app/Contents/Info.plist'] = propertyList('Electron');
  files['Electron.app/Contents/MacOS/Electron'] = program();
  files['Electron.app/Contents/Resources/electron.icns'] = strToU8('icon');
  files[`${frameworks}/Electron Framework.framework/Electron Framework`] = program();
  for (const helper of ['Electron Helper', 'Electron Helper (Renderer)']) {
    files[`${frameworks}/${helper}.app/Contents/Info.plist`] = propertyList(helper);
    files[`${frameworks}/${helper}.app/Contents/MacOS/${helper}`] = program();
  }
  return files;
}

/** `os: 3` is Unix, whose permissions stand in the upper half of the attributes. */
function program(): Zippable[string] {
  return [new Uint8Array(FUSES), { os: 3, attrs: 0o755 << 16 }];
}

function propertyList(name: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>`);
}
