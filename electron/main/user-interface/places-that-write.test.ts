// Each place that writes into the data folder, on a disk that takes nothing any more: what the system refuses is told in
// its own message, and nothing is acknowledged.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDataFolder } from '../data-folder/data-folder.ts';
import { type HostFiles, openHostFiles } from '../data-folder/host-files.ts';
import { type HostForDataDependencies, hostForDataHandlers } from '../data-window/host-for-data.ts';
import { createExports } from '../exports/exports.ts';
import { createNotices } from '../reporting/notices.ts';
import { createTemporaryFolders } from '../testing/temporary-folder.ts';
import { type HostForUiDependencies, hostForUiHandlers } from './host-for-ui.ts';
import { createWindowFiles } from './window-files.ts';

const disk = vi.hoisted((): { refuses?: { readonly code: string; readonly message: string } } => ({}));

vi.mock('node:fs/promises', async (importReal) => {
  const real = await importReal<typeof import('node:fs/promises')>();
  const refuse = (syscall: string) => {
    if (!disk.refuses) return;
    const { code, message } = disk.refuses;
    throw Object.assign(new Error(`${code}: ${message}, ${syscall}`), { code, syscall, errno: -1 });
  };
  return {
    ...real,
    async open(...[path, flags, mode]: Parameters<typeof real.open>) {
      if (flags !== 'r' && flags !== undefined) refuse('open');
      const file = await real.open(path, flags, mode);
      const { writeFile, appendFile } = file;
      return Object.assign(file, {
        async writeFile(...args: Parameters<typeof writeFile>) {
          refuse('write');
          await writeFile.apply(file, args);
        },
        async appendFile(...args: Parameters<typeof appendFile>) {
          refuse('write');
          await appendFile.apply(file, args);
        },
      });
    },
    async mkdir(...args: Parameters<typeof real.mkdir>) {
      refuse('mkdir');
      return real.mkdir(...args);
    },
    async rename(...args: Parameters<typeof real.rename>) {
      refuse('rename');
      return real.rename(...args);
    },
  };
});

const folders = createTemporaryFolders();
let opened: HostFiles | undefined;
beforeEach(() => {
  delete disk.refuses;
});
afterEach(async () => {
  delete disk.refuses;
  await opened?.close().catch(() => undefined);
  folders.removeAll();
});

const log = { info: () => undefined, error: () => undefined };
const context = { signal: new AbortController().signal };
const TEXT = new TextEncoder().encode('{"a":1}');
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const content = { observer: 'Kari', placeText: '', registration: {}, pictures: [] };
const change = {
  atMs: 1,
  who: 'user',
  why: 'test',
  puts: [{ kind: 'view', id: '1', value: 'a', files: [] }],
  deletes: [],
};

/** The host with one thing of each kind, as windows ask it. */
async function openHost() {
  const root = folders.create();
  const folder = await openDataFolder(join(root, 'data'));
  const files = await openHostFiles(folder, { seedWish: 'none', notices: createNotices(), log });
  opened = files;
  const exportFolder = join(root, 'exports');
  mkdirSync(exportFolder);
  const exports = createExports({
    chosenFolder: () => exportFolder,
    chooseSavePath: async ({ proposedName }) => join(exportFolder, proposedName),
    offerDownload: undefined,
  });
  // What these operations do not ask is not there.
  const parts = { ...files, exports, onDraftsChanged: () => undefined, saveDraft: files.drafts.finish };
  const uploads = createWindowFiles(files.imports, { read: vi.fn(), leave: vi.fn() }, () => undefined);
  const ui = hostForUiHandlers(parts as unknown as HostForUiDependencies, uploads, () => undefined);
  const rest = { notices: createNotices(), seed: 'none', onStoreDamaged: () => undefined };
  const data = hostForDataHandlers({ ...files, ...rest } as unknown as HostForDataDependencies);

  const begin = () => ui['importFiles.begin']({ fileName: 'a.json', bytes: TEXT.length }, context);
  const whole = async () => {
    const fileId = await begin();
    await ui['importFiles.append']({ fileId, part: TEXT }, context);
    await ui['importFiles.end']({ fileId }, context);
    return fileId;
  };
  const [half, complete, kept, dropped, cache] = [
    await begin(),
    await begin(),
    await whole(),
    await whole(),
    await whole(),
  ];
  await ui['importFiles.append']({ fileId: complete, part: TEXT }, context);
  await ui['tokens.issue']({ name: 'a' }, context);
  const [{ tokenId = '' } = {}] = files.tokens.list();
  const { draftId } = await ui['drafts.create']({ content }, context);
  const sha256 = files.pictures.hold(JPEG);
  return { folder, files, ui, data, ids: { half, complete, kept, dropped, cache, tokenId, draftId, sha256 } };
}

type Host = Awaited<ReturnType<typeof openHost>>;

/** Those below write into what stood in the folder; the others may make it anew. */
const INTO_FILES: { readonly [place: string]: (host: Host) => unknown } = {
  'the journal': ({ data }) => data['journal.append']({ change }, context),
  'numbers of layers': ({ data }) => data['importFiles.reserveLayers']({ count: 1 }, context),
  'a register in the list of files': ({ data, ids }) =>
    data['importFiles.commitRows']({ fileId: ids.kept, register: 'plants', edition: [ids.kept] }, context),
  'a file that goes': ({ data, ids }) => data['importFiles.drop']({ fileId: ids.dropped }, context),
  'the end of a file that comes': ({ ui, ids }) => ui['importFiles.end']({ fileId: ids.complete }, context),
  'the start of a file that comes': ({ ui }) =>
    ui['importFiles.begin']({ fileName: 'b.json', bytes: 1 }, context),
  'a setting': ({ ui }) => ui['settings.write']({ change: { name: 'theme', value: 'dark' } }, context),
  'a new token': ({ ui }) => ui['tokens.issue']({ name: 'b' }, context),
  'a revoked token': ({ ui, ids }) => ui['tokens.revoke']({ tokenId: ids.tokenId }, context),
};
const ANYWHERE: typeof INTO_FILES = {
  'a part of a file that comes': ({ ui, ids }) =>
    ui['importFiles.append']({ fileId: ids.half, part: TEXT }, context),
  'a picture of a registration': ({ data, ids }) => data['pictures.keep']({ sha256: ids.sha256 }, context),
  'a draft that is kept': ({ ui, ids }) => ui['drafts.keep']({ draftId: ids.draftId, content }, context),
  'a new draft': ({ ui }) => ui['drafts.create']({ content }, context),
  'a picture of a draft': ({ ui, ids }) =>
    ui['drafts.addPicture']({ draftId: ids.draftId, bytes: JPEG }, context),
  'a draft that is removed': ({ ui, ids }) => ui['drafts.remove']({ draftId: ids.draftId }, context),
  'a draft that is saved': ({ ui, ids }) => ui['drafts.save']({ draftId: ids.draftId }, context),
  'a tile cache that was sent': ({ ui, ids }) => ui['caches.look']({ fileId: ids.cache }, context),
  'an export': ({ ui }) =>
    ui['exports.write']({ request: { fileName: 'a.csv', format: 'csv', bytes: TEXT, rows: null } }, context),
};

const ENOSPC = { code: 'ENOSPC', message: 'no space left on device' };
const EROFS = { code: 'EROFS', message: 'read-only file system' };
const every = Object.keys({ ...INTO_FILES, ...ANYWHERE });

async function refusalOf(host: Host, place: string): Promise<unknown> {
  const work = { ...INTO_FILES, ...ANYWHERE }[place];
  try {
    return `acknowledged: ${JSON.stringify(await work?.(host))}`;
  } catch (error) {
    return error;
  }
}

test.each([ENOSPC, EROFS])(
  'where the disk says $message, every place that writes says so',
  async (refuses) => {
    const host = await openHost();
    disk.refuses = refuses;
    for (const place of every) {
      expect(await refusalOf(host, place), place).toMatchObject({
        code: place === 'an export' ? 'export/write-failed' : 'files/write-failed',
        details: { reason: expect.stringContaining(refuses.message) },
      });
    }
    expect(host.files.settings.read().theme).not.toBe('dark');
    expect(host.files.tokens.list()).toMatchObject([{ name: 'a', isRevoked: false }]);
  },
);

test('where the data folder was removed, nothing that belongs into its files is acknowledged', async () => {
  const host = await openHost();
  rmSync(host.folder.path, { recursive: true });
  for (const place of Object.keys(INTO_FILES)) {
    expect(await refusalOf(host, place), place).toMatchObject({ code: 'files/write-failed' });
  }
});

test('once the disk takes something again, what was refused is taken', async () => {
  const host = await openHost();
  disk.refuses = ENOSPC;
  await refusalOf(host, 'the journal');
  await refusalOf(host, 'a setting');
  delete disk.refuses;
  expect(await host.data['journal.append']({ change }, context)).toEqual({ number: 1 });
  await host.ui['settings.write']({ change: { name: 'theme', value: 'dark' } }, context);
  expect(host.files.settings.read().theme).toBe('dark');
});
