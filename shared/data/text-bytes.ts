const FIRST_BYTES = 1024 * 1024;
/** One large value does not keep its memory until the program ends. */
const MAX_KEPT_BYTES = 16 * FIRST_BYTES;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;

const encoder = new TextEncoder();

/**
 * Gathers UTF-8 and other bytes in a buffer that is used again. Text comes in small pieces: most of them hold letters of
 * one byte alone, which are encoded four times as fast as text that has others somewhere.
 */
export class TextBytes {
  private buffer = new Uint8Array(FIRST_BYTES);
  private length = 0;

  clear(): void {
    this.length = 0;
    if (this.buffer.length > MAX_KEPT_BYTES) this.buffer = new Uint8Array(FIRST_BYTES);
  }

  addText(text: string): void {
    this.reserve(text.length * 3);
    this.length += encoder.encodeInto(text, this.buffer.subarray(this.length)).written;
  }

  addBytes(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** A JSON list, of the JSON of each item. */
  addList<Item>(items: readonly Item[], jsonOf: (item: Item) => string): void {
    this.addCharacter(OPEN_LIST);
    for (const [index, item] of items.entries()) {
      if (index > 0) this.addCharacter(COMMA);
      this.addText(jsonOf(item));
    }
    this.addCharacter(CLOSE_LIST);
  }

  /** What was gathered, until more is. */
  view(): Uint8Array<ArrayBuffer> {
    return this.buffer.subarray(0, this.length);
  }

  /** An ASCII character. */
  private addCharacter(code: number): void {
    this.reserve(1);
    this.buffer[this.length++] = code;
  }

  private reserve(neededBytes: number): void {
    if (this.length + neededBytes <= this.buffer.length) return;
    const larger = new Uint8Array(Math.max(this.length + neededBytes, this.buffer.length * 2));
    larger.set(this.view());
    this.buffer = larger;
  }
}
