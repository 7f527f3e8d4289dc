import type { TileBox, TileFormat, TileScheme, TileStorage } from '../tile-store.ts';

/** What the description of a cache in folders says. */
export interface CacheLayout {
  readonly scheme: TileScheme;
  readonly format: TileFormat;
  readonly quality: number;
  readonly isAntialiased?: boolean | undefined;
  readonly storage: Extract<TileStorage, 'compact' | 'compact-v2' | 'exploded'>;
  /** Tiles along the side of a bundle. */
  readonly packetSize: number;
  /** The folder that holds the folders of levels, relative to that of the description. */
  readonly levelsFolder: string;
  readonly box?: TileBox | undefined;
  readonly name?: string | undefined;
  readonly attribution?: string | undefined;
}

/** Tiles along the side of a bundle where nothing else is said. */
export const PACKET_SIZE = 128;

const FORMATS: readonly TileFormat[] = ['PNG', 'PNG8', 'PNG24', 'PNG32', 'JPEG', 'MIXED'];

/** The format of a description's text in any case of letters; undefined of those that are no images, such as LERC. */
export function readFormat(text: string): TileFormat | undefined {
  const wanted = text.trim().toUpperCase();
  return FORMATS.find((format) => format === (wanted === 'JPG' ? 'JPEG' : wanted));
}

/** `esriMapCacheStorageModeCompactV2` and the like, whatever the vendor's prefix is. */
export function readStorage(text: string): CacheLayout['storage'] | undefined {
  if (/CompactV2$/i.test(text)) return 'compact-v2';
  if (/Compact$/i.test(text)) return 'compact';
  return /Exploded$/i.test(text) ? 'exploded' : undefined;
}
