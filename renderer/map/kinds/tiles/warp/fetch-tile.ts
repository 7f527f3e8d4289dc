export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const NOT_FOUND = 404;

/** The bytes of a tile; undefined where a cache has none. `template`: an address with {z}, {x} and {y}. */
export async function fetchTile(
  template: string,
  { z, x, y }: TilePlace,
  signal: AbortSignal,
): Promise<ArrayBuffer | undefined> {
  const address = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
  const response = await fetch(address, { signal });
  if (response.ok) return response.arrayBuffer();
  if (response.status === NOT_FOUND) return undefined;
  throw new Error(`${address}: ${response.status}`);
}
