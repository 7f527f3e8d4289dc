// The body of an Insert, without its pictures: what is kept of it, and from which the exact bytes can be made again.

import type { JsonObject } from '../base/json.ts';
import type { BridgeType } from '../contracts/bridge/types.ts';
import { registrationOfDraft } from './registration-of-draft.ts';

/** A piece of the body: text as it is, or the picture by its SHA-256. */
export type PostedPart = { readonly text: string } | { readonly sha256: string };

/** Stands in the text in the place of a picture. In a string that a person wrote its quotes would be escaped. */
const PICTURE = /"PictureImageBase64":"(?<sha256>[\da-f]{64})"/g;
const MEMBER = '"PictureImageBase64":"';

/** The registration as JSON, with the SHA-256 of each picture in its place. */
export function postedText(draft: BridgeType<'Draft'>, observerGuid: string): string {
  const posted: JsonObject = {
    Id: draft.draftId,
    ObserverGuid: observerGuid,
    Email: false,
    ...registrationOfDraft(draft.content),
  };
  return JSON.stringify(posted);
}

export function postedParts(text: string): PostedPart[] {
  const parts: PostedPart[] = [];
  let at = 0;
  for (const match of text.matchAll(PICTURE)) {
    const start = match.index + MEMBER.length;
    parts.push({ text: text.slice(at, start) }, { sha256: match.groups?.['sha256'] ?? '' });
    at = match.index + match[0].length - 1;
  }
  return [...parts, { text: text.slice(at) }];
}
