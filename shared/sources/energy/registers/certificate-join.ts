// Which certificate applications belong to a plant. The services share no key: owner number and name are all there is.

import type { JsonObject } from '../../../base/json.ts';
import type { BridgeType } from '../../../contracts/bridge/types.ts';
import type { RegisterRow } from '../../../ports/register-store.ts';
import { readText } from '../normalise/readers.ts';

export type MatchCertainty = BridgeType<'MatchCertainty'>;

/** A name without what two registers write differently: case, blanks, the word for power plant. */
export function foldPlantName(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll('kraftverk', ' ').replaceAll(/\s+/g, ' ').trim();
}

/**
 * How sure it is that two folded names of the same owner mean one plant: equal is a match, one that begins with the
 * other is possible.
 */
export function nameCertainty(plantName: string, applicationName: string): MatchCertainty | undefined {
  if (plantName === '' || applicationName === '') return undefined;
  if (plantName === applicationName) return 'match';
  const isPart = plantName.startsWith(applicationName) || applicationName.startsWith(plantName);
  return isPart ? 'possible' : undefined;
}

export function plantName(row: JsonObject): string {
  return readText(row['Navn']) ?? '';
}

export function applicationName(row: JsonObject): string {
  return readText(row['KraftverksNavn']) ?? '';
}

/** The best certainty of every plant that has one, by its key. */
export function joinCertificates(
  plants: readonly RegisterRow[],
  applications: readonly RegisterRow[],
): Map<string, MatchCertainty> {
  const namesByOwner = new Map<string, string[]>();
  for (const { ownerNumber, value } of applications) {
    if (ownerNumber === '') continue;
    const names = namesByOwner.get(ownerNumber) ?? [];
    names.push(foldPlantName(applicationName(value)));
    namesByOwner.set(ownerNumber, names);
  }
  const joined = new Map<string, MatchCertainty>();
  for (const { key, ownerNumber, value } of plants) {
    const names = namesByOwner.get(ownerNumber);
    if (!names) continue;
    const own = foldPlantName(plantName(value));
    const certainties = names.map((name) => nameCertainty(own, name));
    if (certainties.includes('match')) joined.set(key, 'match');
    else if (certainties.includes('possible')) joined.set(key, 'possible');
  }
  return joined;
}
