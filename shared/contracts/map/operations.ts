// Every operation of the map service (specification 1, "Endpoints"), one table.

import type { InputOf, OutputOf, ServiceOf } from '../../schema/notation.ts';
import { drawingOperations } from './operations/drawing.ts';
import { measureOperations } from './operations/measures.ts';
import { queryOperations } from './operations/queries.ts';
import { relatedOperations } from './operations/related.ts';
import { searchOperations } from './operations/search.ts';
import { serviceOperations } from './operations/service.ts';
import { tileOperations } from './operations/tiles.ts';
import type { MapTypes } from './types.ts';

export const mapOperations = {
  ...serviceOperations,
  ...drawingOperations,
  ...searchOperations,
  ...queryOperations,
  ...relatedOperations,
  ...measureOperations,
  ...tileOperations,
} as const;

type Table = typeof mapOperations;
export interface MapOperations extends Table {}

export type MapOperationName = keyof MapOperations;
export type MapInput<Name extends MapOperationName> = InputOf<MapTypes, MapOperations[Name]>;
export type MapOutput<Name extends MapOperationName> = OutputOf<MapTypes, MapOperations[Name]>;

/** The handlers of the map service: a missing or misspelt one does not compile. */
export type MapService<Context> = ServiceOf<MapTypes, Table, Context>;
