import { lstat } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** `name.csv`, or `name (2).csv` and so on where there is one already. */
export async function freePath(folder: string, fileName: string): Promise<string> {
  const { name, ext } = parse(fileName);
  for (let count = 1; ; count++) {
    const path = join(folder, count === 1 ? fileName : `${name} (${count})${ext}`);
    if (!(await isThere(path))) return path;
  }
}

export async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false; // What cannot be looked at cannot be overwritten either.
  }
}
