import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generatePlants } from '../../shared/testing/generate-plants.ts';

/** The real answer, where it is on this machine; it is no part of Varde. */
const folder = resolve(import.meta.dirname, '../..', process.env['VARDE_REAL_DATA'] ?? '../shared/data');
const PLANTS_FILE = resolve(folder, 'hydropower-in-operation.json');
const POINTS_FILE = resolve(folder, 'hydropower-points.csv');
const REAL_ROW_COUNT = 1833;

export interface PlantAnswer {
  readonly fileName: string;
  readonly text: string;
  readonly isReal: boolean;
}

/** A whole answer of the hydropower service: the real one, else one of the same size, shape and quirks. */
export function readPlantAnswer(): PlantAnswer {
  const fileName = 'hydropower-in-operation.json';
  if (existsSync(PLANTS_FILE)) return { fileName, text: readFileSync(PLANTS_FILE, 'utf8'), isReal: true };
  return { fileName, text: JSON.stringify(generatePlants(REAL_ROW_COUNT)), isReal: false };
}

export function readRealPoints(): string | undefined {
  return existsSync(POINTS_FILE) ? readFileSync(POINTS_FILE, 'utf8') : undefined;
}

/** An answer that takes a while to take in. */
export function createLargeAnswer(count: number): PlantAnswer {
  return { fileName: `plants-${count}.json`, text: JSON.stringify(generatePlants(count)), isReal: false };
}

/** An answer as the service gives it after the import: one pair of members has the name of the specification. */
export function asServed(text: string): string {
  return text
    .replaceAll('"NVEOmraadeID"', '"AgencyOmraadeID"')
    .replaceAll('"NVEOmraadeNavn"', '"AgencyOmraadeNavn"');
}
