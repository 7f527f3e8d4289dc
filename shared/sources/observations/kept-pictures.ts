// Pictures inside of registrations: in files, which the registration names.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { PictureFiles } from '../../ports/picture-files.ts';
import type { ObservationTable } from './table/observation-table.ts';

/** Pictures by their numbers, found through the rows that name them. */
export function createPictureIndex(table: ObservationTable, firstId: number) {
  const rows = new Map<number, number>();
  let nextId = firstId;
  return {
    takeId: () => nextId++,
    enter(row: number, registration: JsonObject): void {
      for (const { PictureID } of keptPictures(registration)) {
        rows.set(PictureID, row);
        nextId = Math.max(nextId, PictureID + 1);
      }
    },
    /** The file of a picture; undefined where there is none of this number. */
    find(pictureId: number): string | undefined {
      const row = rows.get(pictureId);
      if (row === undefined) return undefined;
      const pictures = keptPictures(table.read(row).stored.registration);
      return [...pictures].find(({ PictureID }) => PictureID === pictureId)?.PictureSha256;
    },
  };
}

/** The same value with its pictures in files, at any depth: measurements and damages have pictures too. */
export async function keepPictures(
  value: JsonObject,
  files: PictureFiles,
  nextId: () => number,
): Promise<JsonObject> {
  const members: [string, Json][] = [];
  for (const [name, member] of Object.entries(value)) {
    if (name === 'PictureImageBase64' && typeof member === 'string') {
      await files.keep(member);
      members.push(['PictureID', nextId()], ['PictureSha256', member]);
    } else members.push([name, await keepInside(member, files, nextId)]);
  }
  return Object.fromEntries(members);
}

async function keepInside(value: Json, files: PictureFiles, nextId: () => number): Promise<Json> {
  if (isJsonObject(value)) return keepPictures(value, files, nextId);
  if (!Array.isArray(value)) return value;
  const items: Json[] = [];
  for (const item of value) items.push(await keepInside(item, files, nextId));
  return items;
}

export function* keptPictures(value: Json): Generator<{ PictureID: number; PictureSha256: string }> {
  if (Array.isArray(value)) for (const item of value) yield* keptPictures(item);
  else if (isJsonObject(value)) {
    const { PictureID, PictureSha256 } = value;
    if (typeof PictureID === 'number' && typeof PictureSha256 === 'string')
      yield { PictureID, PictureSha256 };
    for (const member of Object.values(value)) yield* keptPictures(member);
  }
}
