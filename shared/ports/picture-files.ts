/** Pictures of observations, each kept once under the hash of its bytes. */
export interface PictureFiles {
  /** Returns when the file is on the disk: its SHA-256 in hexadecimal. */
  keep(bytes: Uint8Array): Promise<string>;
  /** The bytes as they came. Fails where the file is gone. */
  read(sha256: string): Promise<Uint8Array>;
}
