/** Pictures of observations, each kept once under the hash of its bytes. */
export interface PictureFiles {
  /**
   * Writes a picture that a request brought, by its SHA-256 in hexadecimal; returns when the file is on the disk. Fails
   * where no request under way brought it and it is not there either.
   */
  keep(sha256: string): Promise<void>;
  /** The bytes as they came. Fails where the file is gone. */
  read(sha256: string): Promise<Uint8Array>;
}
