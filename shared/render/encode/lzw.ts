// The compression of GIF (appendix F of its specification): codes of growing width for strings that came before.

const MAX_BITS = 12;
const MAX_CODES = 1 << MAX_BITS;
const BLOCK_BYTES = 255;

/** Takes the indices of pixels one by one. */
export class LzwWriter {
  private readonly colourBits: number;
  private readonly clearCode: number;
  /** Code of a string and the next index, to the code of the longer string. */
  private readonly known = new Map<number, number>();
  private bytes = new Uint8Array(65_536);
  private length = 0;
  private bits = 0;
  private bitCount = 0;
  private codeBits: number;
  private nextCode: number;
  private string = -1;

  constructor(colourBits: number) {
    this.colourBits = colourBits;
    this.clearCode = 1 << colourBits;
    this.codeBits = colourBits + 1;
    this.nextCode = this.clearCode + 2;
    this.write(this.clearCode);
  }

  add(index: number): void {
    if (this.string < 0) {
      this.string = index;
      return;
    }
    const longer = (this.string << this.colourBits) | index;
    const code = this.known.get(longer);
    if (code !== undefined) {
      this.string = code;
      return;
    }
    this.write(this.string);
    if (this.nextCode < MAX_CODES) {
      this.widen();
      this.known.set(longer, this.nextCode++);
    } else this.clear();
    this.string = index;
  }

  /** The data of the image: the width of its colours, then blocks of at most 255 bytes, then an empty one. */
  finish(): Uint8Array<ArrayBuffer> {
    if (this.string >= 0) this.write(this.string);
    this.widen();
    this.write(this.clearCode + 1);
    if (this.bitCount > 0) this.push(this.bits & 255);
    const blockCount = Math.ceil(this.length / BLOCK_BYTES);
    const data = new Uint8Array(this.length + blockCount + 2);
    data[0] = this.colourBits;
    let at = 1;
    for (let start = 0; start < this.length; start += BLOCK_BYTES) {
      const block = this.bytes.subarray(start, Math.min(start + BLOCK_BYTES, this.length));
      data[at++] = block.length;
      data.set(block, at);
      at += block.length;
    }
    return data;
  }

  /** A code is as wide as the largest that the reader knows by then. */
  private widen(): void {
    if (this.nextCode === 1 << this.codeBits && this.codeBits < MAX_BITS) this.codeBits++;
  }

  private clear(): void {
    this.write(this.clearCode);
    this.known.clear();
    this.codeBits = this.colourBits + 1;
    this.nextCode = this.clearCode + 2;
  }

  private write(code: number): void {
    this.bits |= code << this.bitCount;
    this.bitCount += this.codeBits;
    while (this.bitCount >= 8) {
      this.push(this.bits & 255);
      this.bits >>>= 8;
      this.bitCount -= 8;
    }
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(2 * this.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = byte;
  }
}
