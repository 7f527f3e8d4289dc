import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');
const MAX_START_MS = 60_000;

/** The one line of JSON that the services print when they are ready. */
export interface ReadyLine {
  readonly event: 'ready';
  readonly url: string;
  readonly pid: number;
  readonly services: { readonly [service: string]: string };
  readonly appToken?: string;
}

export interface ProgramOptions {
  readonly dataFolder: string;
  readonly seed?: 'sample' | 'none';
  readonly args?: readonly string[];
  readonly environment?: { readonly [name: string]: string };
  /** A start with much to read may take longer. */
  readonly maxStartMs?: number;
}

/** How a program ended. */
export interface ProgramExit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running Varde without a window of its own. */
export interface VardeProgram {
  readonly ready: ReadyLine;
  /** What it said on stdout, line by line. */
  readonly stdoutLines: readonly string[];
  /** Everything it said on stderr so far. */
  log(): string;
  /** The address of the app with its key, as printed. */
  appAddress(): Promise<string>;
  readonly ended: Promise<ProgramExit>;
  /** Asks it to end. */
  stop(): Promise<ProgramExit>;
  /** Takes its process away, as a power cut would. */
  kill(): Promise<ProgramExit>;
}

export function spawnVarde({ dataFolder, seed, args = [], environment = {} }: ProgramOptions): ChildProcess {
  const seedArgs = seed ? ['--seed', seed] : [];
  return spawn(
    process.execPath,
    ['dist/host/serve.js', '--port', '0', '--data', dataFolder, ...seedArgs, ...args],
    {
      cwd: ROOT,
      // What a test exports goes with its data folder, and not among the downloads of who runs it.
      env: { ...process.env, XDG_DOWNLOAD_DIR: join(dataFolder, 'downloads'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Starts the services on a free port, as `npm run serve` does on a built tree, and waits until they are ready. */
export async function startVarde(options: ProgramOptions): Promise<VardeProgram> {
  const { maxStartMs = MAX_START_MS } = options;
  const child = spawnVarde(options);
  const stdoutLines: string[] = [];
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  const ended = exitOf(child);
  const ready = await new Promise<ReadyLine>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`Not ready in time:\n${stderr}`)), maxStartMs);
    void ended.then((exit) =>
      fail(new Error(`Ended before it was ready: ${JSON.stringify(exit)}\n${stderr}`)),
    );
    if (child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        stdoutLines.push(line);
        const ready = parseReadyLine(line);
        if (!ready) return;
        clearTimeout(timer);
        done(ready);
      });
    }
  });
  return {
    ready,
    stdoutLines,
    log: () => stderr,
    appAddress: () => findAddress(() => stderr),
    ended,
    stop: () => endWith(ready.pid, 'SIGTERM', ended),
    kill: () => endWith(ready.pid, 'SIGKILL', ended),
  };
}

export function exitOf(child: ChildProcess): Promise<ProgramExit> {
  return new Promise((done) => child.once('exit', (exitCode, signal) => done({ exitCode, signal })));
}

function parseReadyLine(line: string): ReadyLine | undefined {
  if (!line.startsWith('{')) return undefined;
  const value = JSON.parse(line) as ReadyLine;
  return value.event === 'ready' ? value : undefined;
}

async function findAddress(read: () => string): Promise<string> {
  const deadline = Date.now() + MAX_START_MS;
  while (Date.now() < deadline) {
    const [address] = /http:\/\/\S+[?&]key=[\w-]+/.exec(read()) ?? [];
    if (address) return address;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No address with a key was printed:\n${read()}`);
}

async function endWith(
  pid: number,
  signal: NodeJS.Signals,
  ended: Promise<ProgramExit>,
): Promise<ProgramExit> {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
  return ended;
}
