// The observation service: what is taken in, and what is found.

import type { ObservationOperation } from '../../contracts/observation/operations.ts';
import type { Criteria } from '../../sources/observations/criteria.ts';
import { writeItem } from '../../sources/observations/write-item.ts';
import type { JsonEndpoint } from '../json-endpoint.ts';
import type { HttpReply, HttpRequest } from '../replies.ts';
import { answerImage, type ImageDependencies } from './answer-image.ts';
import { type ClientDependencies, clientAnswers } from './client-answers.ts';
import { insert, insertList } from './insert.ts';
import { hasFaults } from './model-state.ts';
import { observationReply, refusal } from './observation-replies.ts';
import { readCriteria } from './read-criteria.ts';
import { readRegistration, readRegistrations } from './read-registration.ts';

export interface ObservationParts extends ClientDependencies, ImageDependencies {}

const SNOW = 10;
const RETRY_AFTER_S = 5;
const UNREADABLE = 'The registrations could not be read. Start Varde again; its log says why they could not.';

type Answer = (request: HttpRequest) => Promise<HttpReply> | HttpReply;

export function createObservationEndpoint(dependencies: ObservationParts): JsonEndpoint {
  const { registrations } = dependencies;

  function find(
    { body, target: { version } }: HttpRequest,
    type: 'SearchCriteria' | 'RadiusCriteria',
    more: Criteria = {},
  ): HttpReply {
    const { criteria, offset, limit, langKey, faults } = readCriteria(type, body);
    if (hasFaults(faults)) return refusal(faults);
    const { table, directory } = registrations;
    const found = registrations.search({ ...criteria, ...more });
    const Results = [...found.subarray(offset, offset + limit)].map((row) =>
      writeItem(table.read(row), directory, { langKey, version }),
    );
    if (version !== '3.2.0') return observationReply(200, Results);
    return observationReply(200, {
      Offset: offset,
      ResultsInPage: Results.length,
      TotalMatches: found.length,
      Results,
    });
  }

  const answers = new Map<string, Answer>([
    ['Insert', (request) => insert(registrations, readRegistration(request))],
    ['InsertList', (request) => insertList(registrations, readRegistrations(request))],
    ['All', (request) => find(request, 'SearchCriteria')],
    ['Rss', (request) => find(request, 'SearchCriteria', hazardOfQuery(request.query))],
    ['Avalanche', (request) => find(request, 'SearchCriteria', { hazardIds: [SNOW] })],
    ['WithinRadius', (request) => find(request, 'RadiusCriteria')],
    ['Image', (request) => answerImage(dependencies, request)],
    ...clientAnswers(dependencies),
  ] satisfies [ObservationOperation, Answer][]);

  return async (request) => {
    const { isLoaded, hasFailed, count } = registrations.progress;
    if (hasFailed) return observationReply(500, { Message: UNREADABLE });
    if (!isLoaded) return notYet(count);
    const answer = answers.get(request.target.name);
    if (!answer) throw new Error(`No answer for operation ${request.target.name}`);
    return answer(request);
  };
}

/** What was read so far would be a wrong answer, and what is posted may be there already. */
function notYet(count: number): HttpReply {
  const Message = `The registrations are being read, ${count} so far. Ask again in a moment.`;
  return observationReply(503, { Message }, [{ name: 'retry-after', value: String(RETRY_AFTER_S) }]);
}

/** `?geoHazard=`: 0 and nothing are every hazard. */
function hazardOfQuery(query: string): Criteria {
  const given = [...new URLSearchParams(query)].find(([name]) => name.toLowerCase() === 'geohazard')?.[1];
  const id = Number(given ?? 0);
  return id > 0 ? { hazardIds: [id] } : {};
}
