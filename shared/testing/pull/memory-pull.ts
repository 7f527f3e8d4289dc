// What a pull is given in tests: a target in memory, windows in a list, pauses that are over at once.

import type { BridgeType } from '../../contracts/bridge/types.ts';
import type { FetchedWindow, PullPorts } from '../../pull/pull-ports.ts';
import type { MemoryTarget } from '../delivery/memory-target.ts';

export interface MemoryPull {
  readonly ports: PullPorts;
  readonly windows: FetchedWindow[];
  readonly told: BridgeType<'PullProgress'>[];
  /** Of pauses, in ms. */
  readonly pauses: number[];
  readonly pictures: Uint8Array[];
}

export function createMemoryPull(target: Pick<MemoryTarget, 'search' | 'picture'>): MemoryPull {
  const windows: FetchedWindow[] = [];
  const told: BridgeType<'PullProgress'>[] = [];
  const pauses: number[] = [];
  const pictures: Uint8Array[] = [];
  return {
    windows,
    told,
    pauses,
    pictures,
    ports: {
      address: 'http://target',
      search: (criteria) => target.search('Search/All', criteria),
      picture: (pictureId) => target.picture(pictureId),
      keepPicture: async (bytes) => `picture-${pictures.push(bytes)}`,
      finished: () => windows.map(({ period }) => period),
      keep: async (window) => void windows.push(window),
      pause: async (ms) => void pauses.push(ms),
      onProgress: (progress) => void told.push(progress),
    },
  };
}
