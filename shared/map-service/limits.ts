/** What the service takes and gives at most; told by GetServiceConfigurationInfo. */
export const MAP_LIMITS = {
  /** Cuts what has rows silently; counts and ids are never cut. */
  maximumRecordCount: 2000,
  maximumBufferCount: 100,
  /** Pixels, of each side of an image. */
  maximumImageSize: 10_000,
} as const;
