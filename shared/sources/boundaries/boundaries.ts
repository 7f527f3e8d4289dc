// Imported layers as boundaries of municipalities and forecast regions. A layer that is removed is none as long as it is
// away, and is again what it was when it comes back.

import type { UndoableChanges } from '../../changes/undo.ts';
import type { BridgeType } from '../../contracts/bridge/types.ts';
import { appError } from '../../contracts/errors.ts';
import type { LonLat } from '../../geo/crs/lon-lat.ts';
import type { FeatureValue } from '../../ports/feature-store.ts';
import type { StoredLayer } from '../../ports/layer-store.ts';
import type { Layers } from '../imported/layers.ts';
import { municipalNo, NUMBER_EXAMPLES, readAreaNumber } from './area-number.ts';
import { type Boundary, type BoundaryThings, boundaryName, boundaryPut } from './boundary-things.ts';
import { type FoundAreas, findAreas, type OpenBoundary } from './find-areas.ts';
import { guessFields } from './guess-fields.ts';

export interface Boundaries {
  list(): BridgeType<'LayerBoundary'>[];
  /** Gives the number of the change. Fails with `layer-import/unknown-layer` and `boundaries/…`. */
  use(wish: BridgeType<'BoundaryWish'>): Promise<number>;
  /** The same; fails with `boundaries/unused`. */
  leave(layerId: number): Promise<number>;
  /** WGS 84, degrees. Fails where a layer cannot be read. */
  find(position: LonLat, hazardId: number): Promise<FoundAreas>;
}

export interface BoundaryParts {
  readonly layers: Pick<Layers, 'stored' | 'readTable'>;
  readonly things: BoundaryThings;
  readonly changes: Pick<UndoableChanges, 'make'>;
}

/** Norway has 357 municipalities, and 1,900 units of watercourses. Buildings are no boundaries. */
const MAX_AREAS = 20_000;

export function createBoundaries({ layers, things, changes }: BoundaryParts): Boundaries {
  function standing(): { readonly boundary: Boundary; readonly layer: StoredLayer }[] {
    return layers.stored.flatMap((layer) => {
      const boundary = things.all.get(layer.layerId);
      return boundary ? [{ boundary, layer }] : [];
    });
  }

  return {
    list: () =>
      standing()
        .map(({ boundary, layer }) => ({ ...boundary, fields: layer.fields.map(({ name }) => name) }))
        .toSorted((one, other) => one.layerId - other.layerId),
    async use(wish) {
      const layer = layers.stored.find(({ layerId }) => layerId === wish.layerId);
      if (!layer) throw appError('layer-import/unknown-layer', { layerId: wish.layerId });
      const puts = [boundaryPut(await boundaryOf(wish, layer, layers))];
      return changes.make({ who: 'user', why: 'boundaries.use', puts });
    },
    async leave(layerId) {
      if (!things.all.has(layerId)) throw appError('boundaries/unused', { layerId });
      return changes.make({ who: 'user', why: 'boundaries.leave', deletes: [boundaryName(layerId)] });
    },
    async find(position, hazardId) {
      const open = await Promise.all(
        standing().map(
          async ({ boundary: { layerId, kind, numberField, nameField } }): Promise<OpenBoundary> => ({
            kind,
            numberField,
            nameField: nameField ?? undefined,
            table: await layers.readTable(layerId),
          }),
        ),
      );
      return findAreas(open, position, hazardId);
    },
  };
}

/** What a person says of a layer, with what it leaves open found out. */
async function boundaryOf(
  { kind, ...wish }: BridgeType<'BoundaryWish'>,
  { layerId, name: layer, kind: shapes, rows, fields }: StoredLayer,
  layers: Pick<Layers, 'readTable'>,
): Promise<Boundary> {
  if (shapes !== 'polygon') throw appError('boundaries/not-areas', { layer });
  if (rows > MAX_AREAS) throw appError('boundaries/too-many', { layer, count: rows, limit: MAX_AREAS });
  const names = fields.map(({ name }) => name);
  for (const field of [wish.numberField, wish.nameField]) {
    if (field && !names.includes(field)) throw appError('boundaries/unknown-field', { layer, field });
  }
  const table = await (await layers.readTable(layerId)).load(names);
  const columns = names.map((name) => ({ name, values: table.values(name) }));
  const guessed = guessFields(kind, columns);
  const [numberField, nameField] = [
    wish.numberField ?? guessed.numberField,
    wish.nameField ?? guessed.nameField,
  ];
  const example = NUMBER_EXAMPLES[kind];
  if (numberField === undefined) throw appError('boundaries/no-numbers', { layer, example });
  const values = table.values(numberField);
  const numbers = values.map((value) => readAreaNumber(kind, value));
  const first = numbers.findIndex((number) => number !== undefined);
  if (first < 0) throw appError('boundaries/field-without-numbers', { layer, field: numberField, example });
  const areas = numbers.filter((number) => number !== undefined).length;
  const name = nameField ? table.values(nameField)[first] : null;
  return {
    layerId,
    kind,
    numberField,
    nameField: nameField || null,
    areas,
    withoutNumber: values.length - areas,
    example: exampleText(kind, numbers[first] ?? 0, name),
  };
}

function exampleText(kind: Boundary['kind'], number: number, name: FeatureValue | undefined): string {
  const told = kind === 'municipality' ? municipalNo(number) : String(number);
  return name == null ? told : `${told} ${name}`;
}
