import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const BINARY = /[.](png|ico|icns|woff2|geojson|pbf|zip|xlsx)$/;

/** No file names a folder of the machine it was written on, and the lock file no host that packages came from. */
export function checkMachineTraces(root, files) {
  const traces = [`${root}/`, ...(homedir().length > 1 ? [`${homedir()}/`] : [])];
  const problems = [];
  for (const file of files.filter((name) => !BINARY.test(name))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const trace of traces) if (text.includes(trace)) problems.push(`${file} names ${trace}`);
    const isLock = file === 'package-lock.json' || file === '.npmrc';
    if (isLock && /"resolved": "http|registry\s*=/.test(text)) problems.push(`${file} names a registry`);
  }
  return { problems };
}
