// A day in the life of the shell, from its entry to its end, over the double. What goes wrong is listed in words: a shell
// without faults gives none.

import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Host, HostOptions } from '../../../host.ts';
import type { DataWindow, ShellContext, ShellSetup } from '../../shell.ts';
import { EventDouble } from './double-state.ts';
import type { WebContentsDouble } from './double-web-contents.ts';
import { electronDouble } from './electron-double.ts';
import { runScript } from './run-bundle.ts';
import { askForPorts, createFakeSettings, windowOf } from './start-electron.ts';

export interface Tour {
  readonly complaints: string[];
  readonly settings: ShellContext['settings'];
  readonly setup: ShellSetup;
  readonly heard: { readonly uiChannels: number[]; hostClosed: boolean };
  readonly logFolder: string;
  /** The terminal is gone that Varde was started from. */
  closeOutput(): void;
  /** Says what is wrong unless it comes true within a moment. */
  expectSoon(isRight: () => boolean, complaint: string): Promise<void>;
  expectNow(isRight: boolean, complaint: string): void;
  /** Does something that is to be told of in the log, and says what is wrong when it is not. */
  expectLogged(text: string, act: () => void): Promise<void>;
}

/** Shorter than what shows a window that never paints. */
const MOMENT_MS = 2_000;

/** What is prepared before the start. */
export type Prepared = 'staleLock' | 'packagedDebugging' | undefined;

/** A text in a file of the shell, what stands in its place, and what is said then. */
export interface PlantedFault {
  /** Beside the shell, or from there. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly complaint: RegExp;
  readonly prepared?: Prepared;
}

/** Runs a bundled entry from start to end. Gives what went wrong. */
export async function runShell(
  script: string,
  prepared: Prepared,
  walk: (tour: Tour) => Promise<void>,
): Promise<string[]> {
  electronDouble.startAnew();
  const root = createRoot();
  const data = join(root, 'data');
  prepare(prepared, join(data, 'profile-electron'));
  const complaints: string[] = [];
  const write = (text: string) => void complaints.push(text);
  const [stdout, stderr] = [
    Object.assign(new EventEmitter(), { write }),
    Object.assign(new EventEmitter(), { write }),
  ];
  const fakeProcess = Object.create(process, {
    argv: { value: ['/electron', root, '--data', data] },
    platform: { value: 'linux' },
    stdout: { value: stdout },
    stderr: { value: stderr },
    // What the run hears of its process must end with it.
    on: { value: () => fakeProcess },
  });
  const settings = createFakeSettings();
  const heard = { uiChannels: [] as number[], hostClosed: false };
  let setup: ShellSetup | undefined;
  const startHost = async (options: HostOptions) => {
    setup = createFakeSetup(options, settings, heard);
    await setup.shell.openUiWindow();
    return { host: createFakeHost(setup, heard) };
  };
  try {
    runScript(script, { folder: join(root, 'dist/electron'), globals: { process: fakeProcess, startHost } });
    // Electron is never ready in the same breath.
    await new Promise(setImmediate);
    await electronDouble.becomeReady();
    const tools = createTools(complaints);
    await tools.expectSoon(() => setup !== undefined || complaints.length > 0, 'the host is not started');
    if (setup && complaints.length === 0) {
      const logFolder = join(data, 'profile-electron/logs');
      const closeOutput = () =>
        [stdout, stderr].map((stream) => stream.emit('error', new Error('write EPIPE')));
      await walk({ complaints, settings, setup, heard, logFolder, closeOutput, ...tools });
    }
  } catch (error) {
    complaints.push(String(error));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return [...complaints, ...electronDouble.state().errorBoxes];
}

function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'varde-tour-'));
  const files = {
    'package.json': '{}',
    'dist/app/index.html': '<!doctype html>',
    'dist/data/index.html': '<!doctype html>',
    'assets/icons/tray/tray.png': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

function prepare(prepared: Prepared, profile: string): void {
  if (prepared === 'staleLock') {
    mkdirSync(profile, { recursive: true });
    symlinkSync(`${hostname()}-999999999`, join(profile, 'SingletonLock'));
  }
  if (prepared === 'packagedDebugging') {
    electronDouble.state().isPackaged = true;
    electronDouble.state().switches.set('remote-debugging-port', '0');
  }
}

function createFakeSetup(
  options: HostOptions,
  settings: ShellContext['settings'],
  heard: { readonly uiChannels: number[] },
): ShellSetup {
  const context = {
    listener: {
      onUiChannel: (channel: {
        onClose(listener: () => void): void;
        onMessage(listener: () => void): void;
      }) => {
        const index = heard.uiChannels.push(1) - 1;
        channel.onMessage(() => undefined);
        channel.onClose(() => {
          heard.uiChannels[index] = 0;
        });
      },
      onLastUiWindowClosed: () => undefined,
    },
    port: 40_000,
    settings,
    log: options.log,
  };
  // What the shell does not read is left out.
  return options.createShell(context as unknown as ShellContext);
}

/** It takes a moment to close, which the process must wait for. */
function createFakeHost({ shell }: ShellSetup, heard: { hostClosed: boolean }): Host {
  const host = {
    shell,
    ended: new Promise<void>(() => undefined),
    async close() {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await shell.close();
      heard.hostClosed = true;
    },
  };
  return host as unknown as Host;
}

/** Waits until something is right, for a moment at most. */
async function soon(isRight: () => boolean): Promise<void> {
  const endMs = performance.now() + MOMENT_MS;
  while (!isRight() && performance.now() < endMs) await new Promise((resolve) => setTimeout(resolve, 2));
}

function createTools(complaints: string[]): Pick<Tour, 'expectSoon' | 'expectNow' | 'expectLogged'> {
  const expectNow = (isRight: boolean, complaint: string) => {
    if (!isRight) complaints.push(complaint);
  };
  return {
    expectNow,
    async expectSoon(isRight, complaint) {
      await soon(isRight);
      expectNow(isRight(), complaint);
    },
    async expectLogged(text, act) {
      const before = complaints.length;
      const isIt = (line: string, index: number) => index >= before && line.includes(text);
      act();
      await soon(() => complaints.some(isIt));
      const found = complaints.findIndex(isIt);
      if (found >= 0) complaints.splice(found, 1);
      else complaints.push(`nothing is said of: ${text}`);
    },
  };
}

/** Opens a data window as the host does, and lets its page ask for its ports. */
export async function joinData({ setup, expectSoon }: Tour): Promise<DataWindow> {
  const opening = setup.shell.openDataWindow(false);
  opening.catch(() => undefined);
  await expectSoon(() => pageOf('data')?.getURL() !== '', 'the data page is not loaded');
  const page = pageOf('data');
  if (page) askForPorts(page);
  return opening;
}

/** The page of a window that is there. */
export function pageOf(kind: 'ui' | 'data'): WebContentsDouble | undefined {
  try {
    return windowOf(kind).webContents;
  } catch {
    return undefined; // There is no such window now.
  }
}

export function startAgain(...args: string[]): void {
  electronDouble.app.emit('second-instance', new EventDouble(), ['/electron', ...args], '/', {});
}
