import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { moveIntoPlace } from '../../exports/write-export.ts';
import { freePath } from '../../files/free-path.ts';
import { renameFile } from '../../files/rename-file.ts';

/** Gives what was written its name, or one beside it where somebody took that meanwhile. Gives the path. */
export async function putInPlace(
  part: string,
  { path, mayReplace }: Pick<BridgeType<'TileTarget'>, 'path' | 'mayReplace'>,
): Promise<string> {
  if (!(await stat(part)).isDirectory()) return moveIntoPlace(part, { path, mayReplace });
  // A folder is never replaced: what lies in it may be of somebody else.
  const free = await freePath(dirname(path), basename(path));
  await renameFile(part, free);
  return free;
}
