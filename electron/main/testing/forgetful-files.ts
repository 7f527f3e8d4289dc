// A file system in memory that forgets at a power cut what was not synced: bytes of files, and names in folders. It
// stands in for node:fs/promises where a test counts every step.

interface Folder {
  readonly names: Map<string, Node>;
  /** The names that a power cut leaves. */
  durable: ReadonlyMap<string, Node>;
}

interface PlainFile {
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

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
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
    const { folder, name } = folderOf(path);
    if (flags === 'wx') {
      if (folder.names.has(name)) throw new FileError('EEXIST', path);
      folder.names.set(name, { bytes: EMPTY, durable: EMPTY });
    }
    const node = existing(path);
    return {
      async writeFile(content: string | Uint8Array) {
        step();
        if (!isFolder(node)) node.bytes = toBytes(content);
      },
      async sync() {
        step();
        if (isFolder(node)) node.durable = new Map(node.names);
        else node.durable = node.bytes;
      },
      async close() {
        step();
      },
    };
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
    const node = existing(path);
    if (isFolder(node)) throw new FileError('EISDIR', path);
    return encoding === undefined ? node.bytes : new TextDecoder().decode(node.bytes);
  },
  async lstat(path: string) {
    step();
    existing(path);
  },
};

/** What a power cut leaves of a node: at worst what was synced, at best everything. */
function afterCut(node: Node, keepsAll: boolean): Node {
  if (!isFolder(node)) {
    const bytes = keepsAll ? node.bytes : node.durable;
    return { bytes, durable: bytes };
  }
  const entries = [...(keepsAll ? node.names : node.durable)];
  const names = new Map(entries.map(([name, each]) => [name, afterCut(each, keepsAll)]));
  return { names, durable: new Map(names) };
}

/** An empty disk, whose power goes after so many steps. */
export function plugIn(steps: number): void {
  root = newFolder();
  stepsLeft = steps;
}

/** Whether the power went. Then the machine is started again, with the worst or the best that can be left. */
export function restartAfterCut(keepsAll: boolean): boolean {
  const wasCut = stepsLeft < 0;
  const left = afterCut(root, keepsAll);
  if (isFolder(left)) root = left;
  stepsLeft = Number.POSITIVE_INFINITY;
  return wasCut;
}
