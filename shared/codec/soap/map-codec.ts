// The codec of the map service: its tables put into the general reader and writer.

import { mapOperations } from '../../contracts/map/operations.ts';
import { mapTypes } from '../../contracts/map/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import { createReadPlans, type ReadPlanOptions } from '../xml/read-plan.ts';
import { spellingsOf } from './dialect.ts';
import { createAnswerReader } from './read-answer.ts';
import { createRequestReader } from './read-request.ts';
import { createMessageWriter } from './write-messages.ts';

// HasID, HasZ and HasM follow from the points where a client leaves them out.

type Value = { [field: string]: unknown };

const FLAGS = [
  ['HasID', 'ID'],
  ['HasZ', 'Z'],
  ['HasM', 'M'],
] as const;

/** Fills in the flags that a geometry was sent without. */
function completePointFlags(geometry: Value): void {
  for (const [flag, field] of FLAGS) {
    geometry[flag] ??= pointsOf(geometry).some((point) => point[field] !== undefined);
  }
}

function pointsOf(geometry: Value): Value[] {
  const parts = (geometry['PathArray'] ?? geometry['RingArray'] ?? [geometry]) as Value[];
  return parts.flatMap((part) => (part['PointArray'] ?? []) as Value[]);
}

const geometryCompletions: { readonly [type: string]: (value: Value) => void } = {
  MultipointN: completePointFlags,
  PolylineN: completePointFlags,
  PolygonN: completePointFlags,
};

export const mapSchema = createSchemaView(mapTypes);

const options: ReadPlanOptions = { spellingsOf, complete: geometryCompletions };
const plans = createReadPlans(mapSchema, options);

/** Reads the text of a request (see decodeXml for its bytes). */
export const readMapRequest = createRequestReader(plans, mapOperations);

/** Reads the text of an answer, as a client does. */
export const readMapAnswer = createAnswerReader(plans, mapOperations);

const writer = createMessageWriter(mapSchema, mapOperations, { repeated: 'SpatialReference' });
export const writeMapAnswer = writer.writeAnswer;
export const writeMapRequest = writer.writeRequest;
