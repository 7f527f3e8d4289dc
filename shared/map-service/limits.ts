/** What the service takes and gives at most; told by GetServiceConfigurationInfo. */
export const MAP_LIMITS = {
  /** Cuts what has rows silently; counts and ids are never cut. */
  maximumRecordCount: 2000,
  maximumBufferCount: 100,
  /** Pixels, of each side of an image. */
  maximumImageSize: 10_000,
} as const;

/** Pictures of no more pixels are drawn while their lists are made, and do not wait for room. */
export const MAX_BEGUN_PX = 1_000_000;
