import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function listProcesses(): ListedProcess[] {
  const listed = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  return listed.split('\n').flatMap((line) => {
    const match = /^\s*(?<pid>\d+)\s+(?<parent>\d+)\s+(?<command>.*)$/.exec(line)?.groups;
    return match
      ? [{ pid: Number(match['pid']), parent: Number(match['parent']), command: match['command'] ?? '' }]
      : [];
  });
}

/** The browser processes of a profile below the data folder, the main one first. */
export function browsersOf(profileFolder: string): ListedProcess[] {
  return listProcesses().filter(({ command }) => command.includes(`--user-data-dir=${profileFolder}`));
}

/** The process in which the pages of a profile run. */
export function pageProcessOf(profileFolder: string): number | undefined {
  const all = listProcesses();
  const main = new Set(browsersOf(profileFolder).map(({ pid }) => pid));
  const isInside = ({ pid, parent }: ListedProcess): boolean => {
    if (main.has(pid)) return true;
    const above = all.find((candidate) => candidate.pid === parent);
    return above ? isInside(above) : false;
  };
  return all.find((candidate) => candidate.command.includes('--type=renderer') && isInside(candidate))?.pid;
}

/** What Varde gives its browsers to keep them on this machine, read from the one that runs. */
export function quietArgumentsOf(profileFolder: string): string[] {
  const [main] = browsersOf(profileFolder);
  if (!main) throw new Error(`No browser runs on ${profileFolder}`);
  const args = readFileSync(`/proc/${main.pid}/cmdline`, 'utf8').split('\0');
  return args.filter(
    (argument) =>
      argument.startsWith('--') &&
      !/^--(user-data-dir|remote-debugging|headless|enable-automation|log-net-log)/.test(argument),
  );
}
