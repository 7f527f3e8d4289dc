import { spawn } from 'node:child_process';

/** Opens a web address in the browser of the system. The caller has checked that it is one. */
export function openExternal(url: string): Promise<void> {
  const [program, ...args] = openCommand(process.platform, url);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.once('error', reject);
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
  });
}

function openCommand(platform: NodeJS.Platform, url: string): [string, ...string[]] {
  switch (platform) {
    case 'darwin':
      return ['open', url];
    case 'win32':
      // Not through a shell, which would read & in the address as its own.
      return ['rundll32', 'url.dll,FileProtocolHandler', url];
    default:
      return ['xdg-open', url];
  }
}
