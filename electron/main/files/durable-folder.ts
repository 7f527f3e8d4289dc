import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './durable-write.ts';

/**
 * Makes a folder and those above it, where they are missing. The names of all that were made are on the disk when it
 * returns: what is written below one that is not would be lost with it when the power goes.
 */
export async function makeDurableFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}
