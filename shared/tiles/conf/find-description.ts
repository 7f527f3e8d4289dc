// Where the description of a cache in folders lies: the host looks there, and a browser before it sends a folder.

import type { ByteFolder } from '../byte-source.ts';

const MAX_DEPTH = 3;

/**
 * What `look` finds in the first folder where it finds something: at the top, or some folders down, as packages have it.
 * Its path has a slash at its end, and is empty at the top. Undefined where it finds nothing in any of them.
 */
export async function findDescription<Found>(
  list: ByteFolder['list'],
  look: (path: string, names: readonly string[]) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const findIn = async (path: string, depth: number): Promise<Found | undefined> => {
    const names = await list(path);
    const here = await look(path, names);
    if (here !== undefined || depth >= MAX_DEPTH) return here;
    for (const name of names) {
      // Files have an extension, and folders with tiles hold no description.
      if (name.includes('.') || name.startsWith('_')) continue;
      const found = await findIn(`${path}${name}/`, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return findIn('', 0);
}
