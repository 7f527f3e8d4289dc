/** What a request may cost: refused as soon as the byte or element that breaks a limit is seen. */
export interface ReadLimits {
  readonly maxBytes: number;
  readonly maxDepth: number;
  readonly maxElements: number;
  /** Of one element: parsers take the longer for each, the more there are. */
  readonly maxAttributes: number;
}

export const READ_LIMITS: ReadLimits = {
  maxBytes: 16 * 1024 * 1024,
  maxDepth: 100,
  maxElements: 1_000_000,
  maxAttributes: 1_000,
};
