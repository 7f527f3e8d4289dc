// The bytes of a file one after another. What ends too early, or says what cannot be, is broken.

/** Thrown while a picture is read, and caught where it was begun. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** Throws `BrokenPicture` behind the end. */
export class ByteReader {
  at: number;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new BrokenPicture('It ends too early');
    return value;
  }

  /** Two bytes, the higher one first. */
  wide(): number {
    return (this.byte() << 8) | this.byte();
  }

  /** Two bytes, the lower one first. */
  word(): number {
    return this.byte() | (this.byte() << 8);
  }

  /** Four bytes, the lowest first, with their sign. */
  long(): number {
    return this.word() | (this.word() << 16);
  }

  left(): number {
    return this.bytes.length - this.at;
  }

  isAtEnd(): boolean {
    return this.left() <= 0;
  }

  take(length: number): Uint8Array {
    const end = this.at + length;
    if (end > this.bytes.length) throw new BrokenPicture('It ends too early');
    const part = this.bytes.subarray(this.at, end);
    this.at = end;
    return part;
  }
}

/** What `read` gives; undefined of what is broken. */
export function unlessBroken<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenPicture) return undefined;
    throw error;
  }
}
