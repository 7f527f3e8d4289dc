import type { JsonObject } from '../../../base/json.ts';
import { readYear } from './read-date.ts';
import { readBoolean, readText } from './readers.ts';

export type PlantStatus = 'operation' | 'construction' | 'closed';

const TYPE_CODES = new Map([
  ['KRAFTVERK', 'K'],
  ['PUMPEKRAFTVERK', 'PK'],
  ['PUMPE', 'P'],
]);

/** K, PK or P, from the code or from the word in any case; another code as it is. */
export function plantType(row: JsonObject): string | null {
  const code = readText(row['VannKVTypeID'])?.toUpperCase();
  if (code) return code;
  const word = readText(row['VannKVType'])?.toUpperCase();
  return word ? (TYPE_CODES.get(word) ?? null) : null;
}

/** Closed is for good, not a stop for a time (specification 3, Kraftverkstatus). */
export function plantStatus(row: JsonObject): PlantStatus {
  const isClosed = readText(row['Kraftverkstatus'])?.toLowerCase() === 'ute av drift';
  if (isClosed || readYear(row['UteAvDrift'])) return 'closed';
  return readBoolean(row['UnderBygging']) === true ? 'construction' : 'operation';
}

/** Whether GetHydroPowerPlantsInOperation lists the plant: what ErIDrift says, else its status. */
export function isPlantInOperation(row: JsonObject): boolean {
  return readBoolean(row['ErIDrift']) ?? plantStatus(row) === 'operation';
}
