// Results that a client fetches by their address: files that the host keeps for a while.

import { mapService } from '../contracts/map/service.ts';

export interface OutputFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Without the dot. */
  readonly extension: string;
}

export interface Outputs {
  /** Keeps files for ten minutes, fewer when others need the room. Gives their names, in the same order. */
  keep(files: readonly OutputFile[]): Promise<readonly string[]>;
}

interface Keeping {
  readonly outputs: Outputs;
  /** The address that the client used. */
  readonly origin: string;
}

/** Keeps files. Gives where the client fetches each. */
export async function keepAtAddresses(
  files: readonly OutputFile[],
  { outputs, origin }: Keeping,
): Promise<string[]> {
  const names = files.length === 0 ? [] : await outputs.keep(files);
  return names.map((name) => `${origin}${mapService.outputPath}/${name}`);
}

export async function keepAtAddress(file: OutputFile, keeping: Keeping): Promise<string> {
  const [address] = await keepAtAddresses([file], keeping);
  if (address === undefined) throw new Error('A result was kept without a name');
  return address;
}
