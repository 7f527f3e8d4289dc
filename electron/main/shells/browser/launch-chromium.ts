// Starts a browser that talks to us over a pipe: it ends by itself when we are gone, however that came about.

import { type Browser, launch } from 'puppeteer-core';
import { AppError } from '../../../../shared/base/app-error.ts';
import { appError } from '../../../../shared/contracts/errors.ts';
import { makeOwnFolder } from '../../data-folder/data-folder.ts';
import { freeProfile } from './free-profile.ts';

export interface ChromiumOptions {
  readonly executablePath: string;
  readonly profile: string;
  readonly args: readonly string[];
  readonly isHeadless: boolean;
  /** Ends the browser, also one that has not come up yet. */
  readonly signal: AbortSignal;
}

const MAX_START_MS = 20_000;

export async function launchChromium(options: ChromiumOptions): Promise<Browser> {
  const { executablePath, profile, args, isHeadless, signal } = options;
  makeOwnFolder(profile);
  await freeProfile(profile);
  return launch({
    executablePath,
    userDataDir: profile,
    args: [...args],
    headless: isHeadless,
    pipe: true,
    defaultViewport: null,
    // Otherwise the browser hands every frame of our WebSockets to the driver, as text: it takes longer than the frames.
    networkEnabled: false,
    timeout: MAX_START_MS,
    signal,
    // It would put a bar over the app that says a robot drives it.
    ignoreDefaultArgs: ['--enable-automation'],
    // Signals are the host's to handle.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Tells what a browser that cannot be used says, or what keeps it from coming up, in one sentence. */
export function browserFailure(program: string, error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const hasEnded = error.name === 'TargetCloseError';
  const [reason = ''] = hasEnded ? ['it ended by itself'] : error.message.split('\n');
  return appError('shell/browser-failed', { program, reason }, { cause: error });
}

const MAX_END_MS = 2_000;

/** Ends a browser: asks first, so that it writes what it has, and does not wait for ever. */
export async function endChromium(browser: Browser): Promise<void> {
  const child = browser.process();
  const gone = new Promise<void>((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
  const force = setTimeout(() => child?.kill('SIGKILL'), MAX_END_MS);
  try {
    // It fails where the browser is gone already, and that is what is wanted.
    await browser.close().catch(() => undefined);
    await gone;
  } finally {
    clearTimeout(force);
  }
}
