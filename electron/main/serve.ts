// The entry for plain Node: npm run serve, and npm start where the app opens in the browser shell.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../shared/base/app-error.ts';
import { appError } from '../../shared/contracts/errors.ts';
import type { LockHolder } from './data-folder/folder-lock.ts';
import { isSystemError } from './files/system-error.ts';
import { type Host, startHost } from './host.ts';
import { createSession, type Session } from './http/session.ts';
import { focusHolder } from './lifecycle/instance.ts';
import { untilAskedToEnd } from './lifecycle/shutdown.ts';
import { createLog, outliveClosedOutput, textOf } from './reporting/log.ts';
import { createBrowserShell } from './shells/browser/browser-shell.ts';
import { findBrowser, findHiddenBrowser } from './shells/browser/find-browser.mjs';
import { parseServeOptions, type ServeOptions } from './shells/serve-options.ts';

export type Command = 'start' | 'serve';

/** What is on the disk is whole at any moment: a part that does not end is not waited for any longer. */
const MAX_CLOSE_MS = 8_000;

/** A start that is to end gets this long to give back what it took. */
const MAX_STOP_MS = 2_000;

const DIST = join(import.meta.dirname, '..');

/** Runs until it is asked to end, then ends the process: with 0, or with 1 and a sentence on stderr. */
export async function run(command: Command, args: readonly string[]): Promise<void> {
  outliveClosedOutput();
  const options = parseServeOptions(args);
  if (!options.ok) return end(1, options.problem);
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    return end(1, 'No Chromium, Chrome or Edge was found. Install one, or set VARDE_CHROMIUM to its path.');
  }
  const asked = untilAskedToEnd();
  try {
    await serve(command, { options: options.value, executablePath, asked });
  } catch (error) {
    end(1, startFailure(error));
  }
}

/** A sentence where somebody can do something about it, else all that is known. */
function startFailure(error: unknown): string {
  if (error instanceof AppError) return error.message;
  return `Varde could not start: ${isSystemError(error) ? error.message : textOf(error)}`;
}

interface Serving {
  readonly options: ServeOptions;
  readonly executablePath: string;
  readonly asked: Promise<string>;
}

async function serve(command: Command, { options, executablePath, asked }: Serving): Promise<void> {
  const log = createLog();
  const hasDisplay = hasScreen();
  let session: Session | undefined;
  const stopping = new AbortController();
  const starting = startHost({
    ...options,
    opensUi: command === 'start' && hasDisplay && options.hasApp,
    signal: stopping.signal,
    log,
    createShell(context) {
      session = createSession(context.port);
      const isRoot = process.getuid?.() === 0;
      const { hasApp, query } = options;
      return createBrowserShell(
        {
          executablePath,
          hiddenExecutablePath: findHiddenBrowser(executablePath),
          dist: DIST,
          session,
          hasApp,
          hasDisplay,
          query,
          isRoot,
        },
        context,
      );
    },
  });
  const settled = starting.then(
    () => true,
    () => true,
  );
  if ((await Promise.race([settled, asked])) !== true) return giveUp(settled, stopping);
  const outcome = await starting;
  if ('holder' in outcome) return meetHolder(command, options.folder, outcome.holder);
  const { host } = outcome;
  const appUrl = session && options.hasApp ? appAddress(host, session, options.query) : undefined;
  tellReady(command, { host, appUrl, hasWindow: hasDisplay });
  const reason = await Promise.race([asked, host.ended.then(() => 'the end of its last window')]);
  log.info(`Ending on ${reason}`);
  await Promise.race([host.close(), wait(MAX_CLOSE_MS)]);
  process.exit(0);
}

/** A start that hangs must not keep the process: what it took is given back, then it ends. */
async function giveUp(settled: Promise<unknown>, stopping: AbortController): Promise<never> {
  stopping.abort();
  await Promise.race([settled, wait(MAX_STOP_MS)]);
  process.exit(0);
}

function hasScreen(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

function appAddress({ url }: Host, { key }: Session, query: string): string {
  return `${url}/?key=${key}${query.replace('?', '&')}`;
}

interface Ready {
  readonly host: Host;
  readonly appUrl: string | undefined;
  readonly hasWindow: boolean;
}

/** serve answers programs: one line of JSON on stdout. start answers a person. */
function tellReady(command: Command, { host, appUrl, hasWindow }: Ready): void {
  const { url, services, sampleToken } = host;
  if (command === 'serve') {
    const addresses = Object.fromEntries(services.map((service) => [service.service, service.url]));
    const line = {
      event: 'ready',
      url,
      pid: process.pid,
      services: addresses,
      ...(sampleToken ? { appToken: sampleToken } : {}),
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
    if (appUrl) process.stderr.write(`The app is at ${appUrl}\n`);
    return;
  }
  process.stdout.write(`Varde answers at ${url}\n`);
  if (!hasWindow && appUrl) {
    process.stdout.write(`There is no display. Open the app in any browser at ${appUrl}\n`);
  }
}

async function meetHolder(command: Command, folder: string, holder: LockHolder): Promise<void> {
  const { pid, url } = holder;
  if (url === '') throw appError('files/folder-starting', { folder, pid });
  const isShown = command === 'start' && (await focusHolder(holder));
  if (!isShown) throw appError('files/folder-held', { folder, pid, url });
  process.stdout.write(`Varde runs already, at ${url}\n`);
  process.exit(0);
}

function end(code: number, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

if (import.meta.main) await run('serve', process.argv.slice(2));
