// A file system in memory that forgets at a power cut what was not synced: bytes of files, and names in folders. It
// stands in for node:fs/promises where a test counts every step. A sync can be left out, to see that a test finds it.

interface Folder {
  readonly names: Map<string, Node>;
  /** The names that a power cut leaves. */
  durable: ReadonlyMap<string, Node>;
}

interface PlainFile {
  /** As a system numbers files: a name that is put over another one is another file. */
  readonly ino: number;
  bytes: Uint8Array;
  durable: Uint8Array;
}

type Node = Folder | PlainFile;

/** What the system answers. */
class FileError extends Error {
  readonly syscall = 'model';
  readonly code: string;

  constructor(code: string, path: string) {
    super(`${code}: ${path}`);
    this.code = code;
  }
}

const EMPTY = new Uint8Array();
const newFolder = (): Folder => ({ names: new Map(), durable: new Map() });
const isFolder = (node: Node): node is Folder => 'names' in node;
const parts = (path: string) => path.split('/').filter((part) => part !== '');

let root = newFolder();
let stepsLeft = Number.POSITIVE_INFINITY;
let fileCount = 0;
let isLeftOut = (_path: string) => false;
const synced = new Set<string>();

/** Every call is a step; from the one at which the power goes, nothing happens any more. */
function step(): void {
  stepsLeft -= 1;
  if (stepsLeft < 0) throw new Error('The power is gone');
}

function find(path: string): Node | undefined {
  return parts(path).reduce<Node | undefined>(
    (node, part) => (node && isFolder(node) ? node.names.get(part) : undefined),
    root,
  );
}

function folderOf(path: string): { folder: Folder; name: string } {
  const name = parts(path).at(-1) ?? '';
  const folder = find(parts(path).slice(0, -1).join('/'));
  if (!folder || !isFolder(folder)) throw new FileError('ENOENT', path);
  return { folder, name };
}

function existing(path: string): Node {
  const node = find(path);
  if (!node) throw new FileError('ENOENT', path);
  return node;
}

type Content = string | Uint8Array;

function toBytes(content: Content): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** A file by its name: made where it is missing, as far as the flags say so. */
function openNode(path: string, flags: string): Node {
  const { folder, name } = folderOf(path);
  const known = folder.names.get(name);
  if (known && flags.includes('x')) throw new FileError('EEXIST', path);
  if (known || flags === 'r') return existing(path);
  const made: PlainFile = { ino: ++fileCount, bytes: EMPTY, durable: EMPTY };
  folder.names.set(name, made);
  return made;
}

function fileAt(path: string): PlainFile {
  const node = existing(path);
  if (isFolder(node)) throw new FileError('EISDIR', path);
  return node;
}

function statOf(node: Node) {
  return isFolder(node) ? { ino: 0, dev: 1, size: 0 } : { ino: node.ino, dev: 1, size: node.bytes.length };
}

/** An open file, or folder. */
function handleOf(path: string, node: Node) {
  const file = isFolder(node) ? { ino: 0, bytes: EMPTY, durable: EMPTY } : node;

  async function sync(): Promise<void> {
    step();
    synced.add(path);
    if (isLeftOut(path)) return;
    if (isFolder(node)) node.durable = new Map(node.names);
    else node.durable = node.bytes;
  }

  return {
    async writeFile(content: Content) {
      step();
      file.bytes = toBytes(content);
    },
    async appendFile(content: Content) {
      step();
      file.bytes = Buffer.concat([file.bytes, toBytes(content)]);
    },
    async truncate(size: number) {
      step();
      file.bytes = file.bytes.slice(0, size);
    },
    async read(into: Uint8Array, start: number, length: number, position: number) {
      step();
      const bytes = file.bytes.subarray(position, position + length);
      into.set(bytes, start);
      return { bytesRead: bytes.length };
    },
    async stat() {
      step();
      return statOf(node);
    },
    sync,
    datasync: sync,
    async close() {
      step();
    },
  };
}

interface FolderEntry {
  readonly name: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

async function readdir(path: string): Promise<string[]>;
async function readdir(path: string, options: { readonly withFileTypes: true }): Promise<FolderEntry[]>;
async function readdir(path: string, options?: object): Promise<string[] | FolderEntry[]> {
  step();
  const node = existing(path);
  if (!isFolder(node)) return [];
  if (!options) return [...node.names.keys()];
  return [...node.names].map(([name, inside]) => ({
    name,
    isFile: () => !isFolder(inside),
    isDirectory: () => isFolder(inside),
  }));
}

/** The part of node:fs/promises that keeps drafts. */
export const forgetfulFiles = {
  async open(path: string, flags: string) {
    step();
    return handleOf(path, openNode(path, flags));
  },
  async writeFile(path: string, content: Content) {
    step();
    const node = openNode(path, 'w');
    if (!isFolder(node)) node.bytes = toBytes(content);
  },
  async truncate(path: string, size: number) {
    step();
    const file = fileAt(path);
    file.bytes = file.bytes.slice(0, size);
  },
  async stat(path: string) {
    step();
    return statOf(existing(path));
  },
  async rename(from: string, to: string) {
    step();
    const node = existing(from);
    const [source, target] = [folderOf(from), folderOf(to)];
    source.folder.names.delete(source.name);
    target.folder.names.set(target.name, node);
  },
  async rm(path: string) {
    step();
    const { folder, name } = folderOf(path);
    folder.names.delete(name);
  },
  /** Always with those above it; gives the first that it made. */
  async mkdir(path: string) {
    step();
    let made: string | undefined;
    let folder = root;
    let at = '';
    for (const part of parts(path)) {
      at += `/${part}`;
      const known = folder.names.get(part);
      if (known && !isFolder(known)) throw new FileError('EEXIST', at);
      const next = known ?? newFolder();
      if (!known) made ??= at;
      folder.names.set(part, next);
      folder = next;
    }
    return made;
  },
  readdir,
  async readFile(path: string, encoding?: string) {
    step();
    const { bytes } = fileAt(path);
    return encoding === undefined ? bytes : new TextDecoder().decode(bytes);
  },
  async lstat(path: string) {
    step();
    existing(path);
  },
};

/** The part of node:fs that reads files in pieces. */
export async function* readForgetful(path: string): AsyncGenerator<Buffer> {
  step();
  yield Buffer.from(fileAt(path).bytes);
}

/**
 * What a power cut may leave of what was not synced: nothing, everything, or all names and of the bytes none or the first
 * half.
 */
export const LEFT_BY_CUTS = ['nothing', 'everything', 'names', 'names and halves'] as const;
export type LeftByCut = (typeof LEFT_BY_CUTS)[number];

function bytesLeft({ bytes, durable }: PlainFile, left: LeftByCut): Uint8Array {
  if (left === 'everything' || bytes === durable) return bytes;
  if (left !== 'names and halves') return durable;
  return bytes.slice(0, Math.floor((bytes.length + durable.length) / 2));
}

function afterCut(node: Node, left: LeftByCut): Node {
  if (!isFolder(node)) {
    const bytes = bytesLeft(node, left);
    return { ino: node.ino, bytes, durable: bytes };
  }
  const entries = [...(left === 'nothing' ? node.durable : node.names)];
  const names = new Map(entries.map(([name, each]) => [name, afterCut(each, left)]));
  return { names, durable: new Map(names) };
}

/** An empty disk, whose power goes after so many steps. A sync of a path that is left out does nothing. */
export function plugIn(steps: number, leftOut = (_path: string) => false): void {
  root = newFolder();
  stepsLeft = steps;
  isLeftOut = leftOut;
  synced.clear();
}

/** The paths of what was synced since the machine was plugged in. */
export function syncedPaths(): string[] {
  return [...synced];
}

/** Whether the power went. Then, or now, the machine is started again with what that leaves. */
export function restartAfterCut(left: LeftByCut): boolean {
  const wasCut = stepsLeft < 0;
  const node = afterCut(root, left);
  if (isFolder(node)) root = node;
  stepsLeft = Number.POSITIVE_INFINITY;
  isLeftOut = () => false;
  return wasCut;
}
