// A pull from its beginning to its end, or from where it was stopped.

import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import { askPatiently } from './ask-patiently.ts';
import { fetchWindow } from './fetch-window.ts';
import type { PulledItem, PullPorts } from './pull-ports.ts';
import { gapsOf, halve, type Period } from './scopes.ts';

/**
 * Fetches what is not there yet of a question, oldest first. A window that is kept stays kept. Fails as fetching a
 * window does, or with the reason of the signal: then it can be called again.
 */
export async function pull(
  ports: PullPorts,
  { scope, withPictures }: BridgeType<'PullQuestion'>,
  signal: AbortSignal,
): Promise<void> {
  const left = gapsOf(scope, ports.finished());
  const told = { registrations: 0, pictures: 0, missingPictures: 0 };
  const tell = () => ports.onProgress({ part: 1 - lengthOf(left) / lengthOf([scope]), ...told });
  tell();
  for (let period = left[0]; period; period = left[0]) {
    signal.throwIfAborted();
    const fetched = await fetchWindow(ports, { ...scope, ...period }, signal);
    if (fetched === 'tooMany') {
      left.splice(0, 1, ...(halve(period) ?? []));
      continue;
    }
    const items: PulledItem[] = [];
    for (const item of fetched) {
      const pictures = withPictures ? await fetchPictures(ports, item, signal) : NO_PICTURES;
      items.push({ item, pictures: pictures.kept });
      told.pictures += Object.keys(pictures.kept).length;
      told.missingPictures += pictures.missing;
    }
    await ports.keep({ period, items });
    told.registrations += items.length;
    left.shift();
    tell();
  }
}

const NO_PICTURES = { kept: {}, missing: 0 };

async function fetchPictures(ports: PullPorts, item: JsonObject, signal: AbortSignal) {
  const kept: { [pictureId: string]: string } = {};
  let missing = 0;
  for (const pictureId of pictureIdsOf(item)) {
    const ask = () => ports.picture(pictureId, signal);
    const reply = await askPatiently(ports, { ask, read: (answer) => answer, signal });
    const sha256 = reply.status === 200 ? await ports.keepPicture(reply.body) : undefined;
    if (sha256 === undefined) missing += 1;
    else kept[pictureId] = sha256;
  }
  return { kept, missing };
}

function pictureIdsOf({ Pictures }: JsonObject): string[] {
  return (Array.isArray(Pictures) ? Pictures : []).flatMap((entry: Json) => {
    const full = isJsonObject(entry) ? entry['FullObject'] : undefined;
    const id = isJsonObject(full) ? full['PictureID'] : undefined;
    return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
  });
}

function lengthOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs + 1, 0);
}
