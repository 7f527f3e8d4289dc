// Memory for tiles, in slabs that are used again and again: to find memory for each tile anew, and to have it collected,
// takes longer than to read the tile. Tiles of a slab go together, those of the slab that was asked longest ago first.

/** Some tiles, one behind the other. */
export interface TileSlab {
  readonly buffer: ArrayBuffer;
  /** Who reads into it, or is not done sending of it: meanwhile its bytes stay what they are. */
  users: number;
  /** Of what its tiles hold beside their bytes. */
  moreBytes: number;
}

export interface TileMemory {
  /** Room for a tile in a slab, which has one user more. */
  take(length: number): { readonly bytes: Uint8Array<ArrayBuffer>; readonly slab: TileSlab };
  askedLast(slab: TileSlab): void;
  /** A tile in it holds so much more. */
  grow(slab: TileSlab, bytes: number): void;
  /** Whether tiles in it are still there. */
  has(slab: TileSlab): boolean;
}

const SLAB_BYTES = 1024 * 1024;
/** A tile that would leave much of a slab empty has one of its own. */
export const MAX_SHARED_BYTES = SLAB_BYTES / 4;
/** What is kept of a tile beside its bytes takes some 2 kB: of tiles that are blank, or empty, that is most. */
const MAX_SLAB_TILES = 512;

/** `forget` hears which slab's tiles are there no more. */
export function createTileMemory(limitBytes: number, forget: (slab: TileSlab) => void): TileMemory {
  /** The one that was asked longest ago first. */
  const slabs = new Set<TileSlab>();
  /** The one that stands last. */
  let latest: TileSlab | undefined;
  let heldBytes = 0;
  let filling: TileSlab | undefined;
  let filledBytes = 0;
  let filledTiles = 0;

  /** Memory of a slab whose tiles go, where nobody uses it. */
  function makeRoom(length: number): ArrayBuffer | undefined {
    let found: ArrayBuffer | undefined;
    for (const oldest of slabs) {
      if (heldBytes + length <= limitBytes) break;
      slabs.delete(oldest);
      heldBytes -= oldest.buffer.byteLength + oldest.moreBytes;
      forget(oldest);
      if (oldest.users === 0 && oldest.buffer.byteLength === length) found = oldest.buffer;
    }
    return found;
  }

  function add(length: number): TileSlab {
    const buffer = makeRoom(length) ?? Buffer.allocUnsafeSlow(length).buffer;
    const slab: TileSlab = { buffer, users: 0, moreBytes: 0 };
    slabs.add(slab);
    latest = slab;
    heldBytes += length;
    return slab;
  }

  function findRoom(length: number): { slab: TileSlab; at: number } {
    if (length > MAX_SHARED_BYTES) return { slab: add(length), at: 0 };
    const isFull = filledBytes + length > SLAB_BYTES || filledTiles === MAX_SLAB_TILES;
    if (!filling || !slabs.has(filling) || isFull) {
      filling = add(SLAB_BYTES);
      filledBytes = 0;
      filledTiles = 0;
    }
    const at = filledBytes;
    filledBytes += length;
    filledTiles += 1;
    return { slab: filling, at };
  }

  function askedLast(slab: TileSlab): void {
    // Neighbours lie in one slab, and are asked one after the other.
    if (slab === latest) return;
    if (!slabs.delete(slab)) return;
    slabs.add(slab);
    latest = slab;
  }

  return {
    take(length) {
      const { slab, at } = findRoom(length);
      slab.users++;
      askedLast(slab);
      return { bytes: new Uint8Array(slab.buffer, at, length), slab };
    },
    askedLast,
    grow(slab, bytes) {
      if (!slabs.has(slab)) return;
      slab.moreBytes += bytes;
      heldBytes += bytes;
    },
    has: (slab) => slabs.has(slab),
  };
}
