// The host's part of the ports, spoken over the bridge.

import type { RemoteHostForData } from '../../shared/contracts/bridge/host-api.ts';
import type { ImportFiles } from '../../shared/ports/import-files.ts';
import type { JournalPort } from '../../shared/ports/journal.ts';
import type { LayerFiles } from '../../shared/ports/layer-files.ts';
import type { NoticePort } from '../../shared/ports/notices.ts';
import type { PictureFiles } from '../../shared/ports/picture-files.ts';
import type { ReplyCache } from '../../shared/ports/reply-cache.ts';

export function bridgeImportFiles(host: RemoteHostForData): ImportFiles {
  return {
    keep: (file) => host['imports.keep'](file),
    async commit(importId, needed) {
      await host['imports.commit']({ importId, needed: [...needed] });
    },
    async drop(importId) {
      await host['imports.drop']({ importId });
    },
    list: () => host['imports.list']({}),
    read: (importId) => host['imports.read']({ importId }),
  };
}

export function bridgeLayerFiles(host: RemoteHostForData): LayerFiles {
  return {
    list: () => host['layerFiles.list']({}),
    read: (fileId, offset) => host['layerFiles.read']({ fileId, offset }),
    async check(fileId) {
      await host['layerFiles.check']({ fileId });
    },
    reserve: (count) => host['layerFiles.reserve']({ count }),
    async commit(fileId, layers) {
      await host['layerFiles.commit']({ fileId, layers: [...layers] });
    },
    async drop(fileId) {
      await host['layerFiles.drop']({ fileId });
    },
  };
}

export function bridgeJournal(host: RemoteHostForData): JournalPort {
  return {
    append: async (change) => (await host['journal.append']({ change })).number,
    read: (kind, after) => host['journal.read']({ kind, after }),
    status: () => host['journal.status']({}),
  };
}

export function bridgePictures(host: RemoteHostForData): PictureFiles {
  return {
    keep: (bytes) => host['pictures.keep']({ bytes }),
    read: (sha256) => host['pictures.read']({ sha256 }),
  };
}

export function bridgeNotices(host: RemoteHostForData): NoticePort {
  return {
    async tell(code, details) {
      await host['notices.tell']({ notice: { code, details } });
    },
  };
}

export function bridgeReplyCache(host: RemoteHostForData): ReplyCache {
  return {
    async drop(pathPrefixes) {
      if (pathPrefixes.length > 0) await host['replies.drop']({ pathPrefixes: [...pathPrefixes] });
    },
  };
}
