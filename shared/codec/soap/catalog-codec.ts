// The codec of the catalog: its tables put into the general reader and writer.

import { catalogOperations } from '../../contracts/catalog/operations.ts';
import { catalogTypes } from '../../contracts/catalog/types.ts';
import { createSchemaView } from '../../schema/view.ts';
import { createReadPlans } from '../xml/read-plan.ts';
import { spellingsOf } from './dialect.ts';
import { createAnswerReader } from './read-answer.ts';
import { createRequestReader } from './read-request.ts';
import { createMessageWriter } from './write-messages.ts';

export const catalogSchema = createSchemaView(catalogTypes);

const plans = createReadPlans(catalogSchema, { spellingsOf });

export const readCatalogRequest = createRequestReader(plans, catalogOperations);
export const readCatalogAnswer = createAnswerReader(plans, catalogOperations);
export const { writeAnswer: writeCatalogAnswer, writeRequest: writeCatalogRequest } = createMessageWriter(
  catalogSchema,
  catalogOperations,
);
