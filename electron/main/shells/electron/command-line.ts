import { app } from 'electron';

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
