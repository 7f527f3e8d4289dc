// A package of tiles (.tpk, .tpkx) as a folder: members that are stored are read in their place.

import { inflateSync } from 'fflate';
import { crc32 } from '../../base/crc32.ts';
import { type ByteFolder, type ByteSource, readRange } from '../byte-source.ts';
import { damaged } from '../cache-problems.ts';
import { dataOffset, readZipDirectory, type ZipMember } from './zip-directory.ts';

/** A packed member is unpacked as a whole, to look at it. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;

export interface ZipFolder extends ByteFolder {
  readonly members: readonly ZipMember[];
}

/** Fails with `tiles/damaged`. */
export async function openZipFolder(file: ByteSource): Promise<ZipFolder> {
  const members = await readZipDirectory(file);
  const byPath = new Map(members.map((member) => [member.path, member]));
  const names = namesByFolder(members);
  return {
    members,
    async open(path) {
      const member = byPath.get(path);
      return member && memberSource(file, member);
    },
    list: async (path) => [...(names.get(path.replace(/\/$/, '')) ?? [])],
  };
}

function namesByFolder(members: readonly ZipMember[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { path } of members) {
    const parts = path.split('/');
    for (const [index, name] of parts.entries()) {
      const folder = parts.slice(0, index).join('/');
      const known = names.get(folder) ?? new Set();
      names.set(folder, known.add(name));
    }
  }
  return names;
}

async function memberSource(file: ByteSource, member: ZipMember): Promise<ByteSource> {
  const name = `${file.name}/${member.path}`;
  const sizeBytes = async () => member.bytes;
  const start = await dataOffset(file, member);
  if (member.isStored) {
    return {
      name,
      sizeBytes,
      read: (offset, length) =>
        file.read(start + offset, Math.max(0, Math.min(length, member.bytes - offset))),
    };
  }
  if (member.bytes > MAX_UNPACKED_BYTES) throw damaged(name, 'tooLarge');
  let unpacked: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    name,
    sizeBytes,
    async read(offset, length) {
      unpacked ??= readRange(file, start, member.packedBytes).then((packed) => inflate(packed, member, name));
      return (await unpacked).slice(offset, offset + length);
    },
  };
}

function inflate(packed: Uint8Array, member: ZipMember, name: string): Uint8Array<ArrayBuffer> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = inflateSync(packed, { out: new Uint8Array(member.bytes) });
  } catch {
    throw damaged(name, 'notUnpacked');
  }
  if (bytes.length !== member.bytes || crc32(bytes) !== member.crc) throw damaged(name, 'checkSum');
  return bytes;
}
