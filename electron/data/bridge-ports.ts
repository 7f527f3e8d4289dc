// The host's part of the ports, spoken over the bridge.

import type { RemoteHostForData } from '../../shared/contracts/bridge/host-api.ts';
import type { Outputs } from '../../shared/map-service/outputs.ts';
import type { ImportFiles } from '../../shared/ports/import-files.ts';
import type { JournalPort } from '../../shared/ports/journal.ts';
import type { NoticePort } from '../../shared/ports/notices.ts';
import type { PictureFiles } from '../../shared/ports/picture-files.ts';
import type { PulledWindows } from '../../shared/ports/pulled-windows.ts';
import type { ReplyCache } from '../../shared/ports/reply-cache.ts';

export function bridgeImportFiles(host: RemoteHostForData): ImportFiles {
  return {
    list: () => host['importFiles.list']({}),
    read: (fileId, offset) => host['importFiles.read']({ fileId, offset }),
    async check(fileId) {
      await host['importFiles.check']({ fileId });
    },
    reserveLayers: (count) => host['importFiles.reserveLayers']({ count }),
    async commitRows(fileId, { edition, ...rows }) {
      await host['importFiles.commitRows']({ fileId, ...rows, edition: [...edition] });
    },
    async putPresent(present) {
      await host['importFiles.putPresent']({ present });
    },
    async commitLayers(fileId, layers) {
      await host['importFiles.commitLayers']({ fileId, layers: [...layers] });
    },
    adoptLayers: (fileId, fileName, layers) =>
      host['importFiles.adoptLayers']({ fileId, fileName, layers: [...layers] }),
    async drop(fileId) {
      await host['importFiles.drop']({ fileId });
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
    async keep(sha256) {
      await host['pictures.keep']({ sha256 });
    },
    read: (sha256) => host['pictures.read']({ sha256 }),
  };
}

export function bridgePulledWindows(host: RemoteHostForData): PulledWindows {
  return {
    list: () => host['pulls.windows']({}),
    read: ({ targetId, windowId }) => host['pulls.read']({ targetId, windowId }),
    async giveUp({ targetId, windowId }) {
      await host['pulls.giveUp']({ targetId, windowId });
    },
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

export function bridgeOutputs(host: RemoteHostForData): Outputs {
  return {
    keep: (files) =>
      host['outputs.keep']({ files: files.map((file) => ({ ...file, bytes: new Uint8Array(file.bytes) })) }),
  };
}
