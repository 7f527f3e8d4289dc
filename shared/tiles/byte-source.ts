// Files as stores of tiles read them: some bytes from a place on. Who gives them knows where they lie.

import { damaged } from './cache-problems.ts';

export interface ByteSource {
  /** For messages. */
  readonly name: string;
  /** As the file is now. */
  sizeBytes(): Promise<number>;
  /** The bytes of a range; fewer where the file ends before. `room`: where they are read to, if the source can. */
  read(offset: number, length: number, room?: ByteRoom): Promise<Uint8Array<ArrayBuffer>>;
}

/** Gives memory of a length, with anything in it, that may be written. */
export type ByteRoom = (length: number) => Uint8Array<ArrayBuffer>;

/** A file of which something can be told without waiting. */
export interface ReadySource extends Pick<ByteSource, 'read'> {
  /** What tells it from another file at its path. */
  readonly mark: string;
  /** Bytes that are in memory: undefined of others. */
  peek(offset: number, length: number): Uint8Array<ArrayBuffer> | undefined;
}

/** A file that is written too, beyond its end as well. */
export interface ByteTarget extends ByteSource {
  write(offset: number, bytes: Uint8Array): Promise<void>;
}

/** A folder of files, or a package of them. Paths are relative, with slashes. */
export interface ByteFolder {
  /** Undefined where there is no such file. */
  open(path: string): Promise<ByteSource | undefined>;
  /** The names of what lies in a folder; none where there is no such folder. */
  list(path: string): Promise<readonly string[]>;
  /** What tells another file at a path; undefined where there is none. Absent of a package, which is one file. */
  mark?(path: string): Promise<string | undefined>;
  /** A file that is open and was looked at a moment ago; undefined of others. Absent of a package. */
  ready?(path: string): ReadySource | undefined;
}

/** The bytes of a range, all of them. Fails with `tiles/damaged` where the file ends before. */
export async function readRange(
  source: Pick<ByteSource, 'name' | 'read'>,
  offset: number,
  length: number,
  room?: ByteRoom,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await source.read(offset, length, room);
  if (bytes.length === length) return bytes;
  throw damaged(source.name, 'cutShort', `it ends before byte ${offset + length}`);
}

/** A file that is small enough to be read whole. Fails with `tiles/damaged` on a larger one. */
export async function readText(source: ByteSource): Promise<string> {
  const length = await source.sizeBytes();
  if (length > MAX_TEXT_BYTES) throw damaged(source.name, 'tooLarge');
  return new TextDecoder().decode(await source.read(0, length));
}

const MAX_TEXT_BYTES = 4 * 1024 * 1024;

/** Bytes as numbers. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
