// A window of time, page by page: whole, or not at all.

import { isJsonObject, type JsonObject } from '../base/json.ts';
import { osloTimeText } from '../base/oslo-time.ts';
import { appError } from '../contracts/errors.ts';
import { jsonOf, type TargetAnswer } from '../delivery/target-reply.ts';
import { askPatiently } from './ask-patiently.ts';
import { placedItem } from './placed-item.ts';
import type { PullPorts } from './pull-ports.ts';
import { halve, isMeant, type PullScope } from './scopes.ts';

const PAGE = 100;
const MAX_WINDOW = 1_000;
const ATTEMPTS = 5;

/**
 * The registrations of a scope as the target tells them; `tooMany` where its period is to be cut first. New ones shift
 * pages: where the total changes or numbers are missing, the window is fetched again. Fails with `pull/unsteady`,
 * `pull/not-as-asked`, and as asking does.
 */
export async function fetchWindow(
  ports: PullPorts,
  scope: PullScope,
  signal: AbortSignal,
): Promise<JsonObject[] | 'tooMany'> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const items = await fetchPages(ports, scope, signal);
    if (items) return items;
  }
  const day = osloTimeText(scope.fromMs).slice(0, 10);
  throw appError('pull/unsteady', { url: ports.address, day, attempts: ATTEMPTS });
}

/** Undefined where the pages do not fit together. */
async function fetchPages(
  ports: PullPorts,
  scope: PullScope,
  signal: AbortSignal,
): Promise<JsonObject[] | 'tooMany' | undefined> {
  const items = new Map<number, JsonObject>();
  let total: number | undefined;
  for (let offset = 0; offset < (total ?? 1); ) {
    const ask = () => ports.search(criteriaOf(scope, offset), signal);
    const page = await askPatiently(ports, { ask, read: readPage, signal });
    total ??= page.total;
    if (total > MAX_WINDOW && halve(scope)) return 'tooMany';
    if (page.total !== total || (page.items.length === 0 && total > 0)) return undefined;
    for (const item of page.items) items.set(checked(ports.address, item, scope), item);
    offset += page.items.length;
  }
  return items.size === total ? [...items.values()] : undefined;
}

function criteriaOf({ hazardIds, regionIds, fromMs, toMs }: PullScope, offset: number): JsonObject {
  return {
    ...(hazardIds.length > 0 ? { SelectedGeoHazards: [...hazardIds] } : {}),
    ...(regionIds.length > 0 ? { SelectedRegions: [...regionIds] } : {}),
    FromDate: osloTimeText(fromMs),
    ToDate: osloTimeText(toMs),
    LangKey: 1,
    NumberOfRecords: PAGE,
    Offset: offset,
  };
}

function readPage(reply: TargetAnswer): { total: number; items: JsonObject[] } | undefined {
  const value = jsonOf(reply);
  const { TotalMatches: total, Results } = isJsonObject(value) ? value : {};
  if (reply.status !== 200 || typeof total !== 'number' || !Array.isArray(Results)) return undefined;
  return { total, items: Results.filter(isJsonObject) };
}

/** Its number. What lies outside of what was asked for would be taken for gone by the next pull. */
function checked(url: string, item: JsonObject, scope: PullScope): number {
  const regId = item['RegId'];
  const placed = placedItem(item);
  if (typeof regId === 'number' && placed && isMeant(scope, placed)) return regId;
  throw appError('pull/not-as-asked', { url, regId: String(regId), time: String(item['DtObsTime']) });
}
