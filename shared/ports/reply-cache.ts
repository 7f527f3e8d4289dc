/** The replies that the host keeps. */
export interface ReplyCache {
  /** Returns when no reply of a path that begins so can be given any more. */
  drop(pathPrefixes: readonly string[]): Promise<void>;
}
