import { mapOperations } from '../../contracts/map/operations.ts';
import { mapSchema } from '../soap/map-codec.ts';
import { printReference } from './print-reference.ts';

const INTRODUCTION = `Requests and answers are document/literal SOAP. Children stand in the order of the tables and have no namespace; the
element of the operation has that of the schema. Every element of a structure or list says its type (xsi:type). Answers
have every required field. Requests are read in any order, and what is missing has a safe default where there is one:
empty text, false, no items. Enumeration values are read with the prefixes geo and esri.`;

/** The manual of the map service. */
export function printMapReference(): string {
  return printReference({
    title: 'Map service: operations and types',
    introduction: INTRODUCTION,
    schema: mapSchema,
    operations: mapOperations,
  });
}
