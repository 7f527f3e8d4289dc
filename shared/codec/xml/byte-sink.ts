// Where written text goes: it is encoded in pieces, while they are still near, into a buffer that is used again.

const encoder = new TextEncoder();
const PIECE_LENGTH = 16 * 1024;
const LARGEST_KEPT_BYTES = 1024 * 1024;

let kept: Uint8Array<ArrayBuffer> | undefined = new Uint8Array(64 * 1024);

export class ByteSink {
  /** Text that is not encoded yet. Writers add to it and call `ease` now and then. */
  text = '';
  private bytes: Uint8Array<ArrayBuffer>;
  private length = 0;

  constructor() {
    // A writer that is called while another writes gets a buffer of its own.
    this.bytes = kept ?? new Uint8Array(PIECE_LENGTH * 4);
    kept = undefined;
  }

  /** Encodes what has gathered, once it is worth it. */
  ease(): void {
    if (this.text.length >= PIECE_LENGTH) this.encode();
  }

  /** The bytes of everything written. */
  end(): Uint8Array {
    this.encode();
    return this.bytes.slice(0, this.length);
  }

  /** Gives the buffer back: the sink is used up, with a result or without. */
  release(): void {
    if (this.bytes.length <= LARGEST_KEPT_BYTES) kept = this.bytes;
  }

  private encode(): void {
    const { text } = this;
    const needed = this.length + text.length * 3;
    if (needed > this.bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.length += encoder.encodeInto(text, this.bytes.subarray(this.length)).written;
    this.text = '';
  }
}
