// Which layers are boundaries: a word of a person, kept in the journal and held in memory.

import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { type Effect, readThings } from '../../changes/changes.ts';
import type { ThingStore } from '../../changes/undo.ts';
import type { JournalPort } from '../../ports/journal.ts';
import type { BoundaryKind } from './area-number.ts';

export interface Boundary {
  readonly layerId: number;
  readonly kind: BoundaryKind;
  readonly numberField: string;
  readonly nameField: string | null;
  /** How many areas have a number, and how many have none. */
  readonly areas: number;
  readonly withoutNumber: number;
  readonly example: string;
}

export interface BoundaryThings extends ThingStore {
  /** By the numbers of their layers, also of those that are not there. */
  readonly all: ReadonlyMap<number, Boundary>;
}

const KIND = 'boundary';

export async function openBoundaryThings(
  journal: JournalPort,
  onChanged: () => void,
): Promise<BoundaryThings> {
  const all = new Map<number, Boundary>();
  for await (const { id, isGone, value } of readThings(journal, KIND)) {
    const boundary = isGone ? undefined : readBoundary(id, value);
    if (boundary) all.set(boundary.layerId, boundary);
  }
  return {
    kind: KIND,
    all,
    async read(id) {
      const boundary = all.get(Number(id));
      return boundary && boundaryPut(boundary);
    },
    async apply({ puts, deletes }) {
      for (const { id, value } of puts) {
        const boundary = readBoundary(id, value);
        if (!boundary) throw new Error(`The boundaries of layer ${id} are none`);
        all.set(boundary.layerId, boundary);
      }
      for (const { id } of deletes) all.delete(Number(id));
      onChanged();
    },
  };
}

export function boundaryPut({ layerId, ...boundary }: Boundary): Effect['puts'][number] {
  return { kind: KIND, id: String(layerId), value: boundary, files: [] };
}

export function boundaryName(layerId: number): Effect['deletes'][number] {
  return { kind: KIND, id: String(layerId) };
}

function readBoundary(id: string, value: Json | undefined): Boundary | undefined {
  if (!isJsonObject(value)) return undefined;
  const { kind, numberField, nameField, example } = value;
  if ((kind !== 'municipality' && kind !== 'region') || typeof numberField !== 'string') return undefined;
  return {
    layerId: Number(id),
    kind,
    numberField,
    nameField: typeof nameField === 'string' ? nameField : null,
    areas: countIn(value, 'areas'),
    withoutNumber: countIn(value, 'withoutNumber'),
    example: String(example ?? ''),
  };
}

function countIn(value: JsonObject, member: string): number {
  return Number(value[member] ?? 0);
}
