// What the manuals of the SOAP services are printed from.

import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { mapOperations } from '../../contracts/map/operations.ts';
import { catalogSchema } from '../soap/catalog-codec.ts';
import { mapSchema } from '../soap/map-codec.ts';
import type { ManualTables } from './print-manual.ts';

const introduction =
  'Requests and answers are document/literal SOAP. Children stand in the order of the tables and have no namespace; ' +
  'the element of the operation has that of the schema. Every element of a structure or list says its type ' +
  '(xsi:type). Answers have every required field. Requests are read in any order, and what is missing has a safe ' +
  'default where there is one: empty text, false, no items. Enumeration values are read with the prefixes geo and esri.';

export const mapManual: ManualTables = { introduction, schema: mapSchema, operations: mapOperations };
export const catalogManual: ManualTables = {
  introduction,
  schema: catalogSchema,
  operations: catalogOperations,
};
