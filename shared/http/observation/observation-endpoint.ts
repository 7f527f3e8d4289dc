// The observation service: what is taken in, and what is found.

import { appError } from '../../contracts/errors.ts';
import type { ObservationOperation } from '../../contracts/observation/operations.ts';
import type { PictureFiles } from '../../ports/picture-files.ts';
import type { Taken } from '../../sources/observations/registrations.ts';
import { type Criteria, search } from '../../sources/observations/search.ts';
import { writeItem } from '../../sources/observations/write-item.ts';
import type { JsonEndpoint } from '../json-endpoint.ts';
import type { HttpReply, HttpRequest } from '../replies.ts';
import { type ClientDependencies, clientAnswers } from './client-answers.ts';
import { hasFaults } from './model-state.ts';
import { observationReply, refusal } from './observation-replies.ts';
import { readCriteria } from './read-criteria.ts';
import { type ReadRegistration, readRegistration, readRegistrations } from './read-registration.ts';

export interface ObservationParts extends ClientDependencies {
  readonly pictures: PictureFiles;
}

const SNOW = 10;

type Answer = (request: HttpRequest) => Promise<HttpReply> | HttpReply;

export function createObservationEndpoint(dependencies: ObservationParts): JsonEndpoint {
  const { registrations, pictures } = dependencies;

  async function insert(read: ReadRegistration): Promise<HttpReply> {
    if (hasFaults(read.faults)) return refusal(read.faults);
    const { regId, isNew } = await registrations.take(read.registration);
    if (isNew) return observationReply(200, { RegId: regId });
    const Message = `A registration with the Id ${read.registration['Id']} is here already.`;
    return observationReply(409, { Message, RegId: regId });
  }

  /** A list is kept whole or, where one of it is wrong, not at all; what is known of it is told item by item. */
  async function insertList(reads: readonly ReadRegistration[]): Promise<HttpReply> {
    const faults = Object.assign({}, ...reads.map((read) => read.faults));
    if (hasFaults(faults)) return refusal(faults);
    const taken: Taken[] = [];
    for (const { registration } of reads) taken.push(await registrations.take(registration));
    const Registrations = taken.map(({ regId, isNew }, index) => ({
      Id: reads[index]?.registration['Id'] ?? null,
      RegId: regId,
      IsNew: isNew,
    }));
    const RegId = taken[0]?.regId ?? null;
    if (taken.some(({ isNew }) => isNew)) return observationReply(200, { RegId, Registrations });
    return observationReply(409, {
      Message: 'All of these registrations are here already.',
      RegId,
      Registrations,
    });
  }

  function find(
    { body, target: { version } }: HttpRequest,
    type: 'SearchCriteria' | 'RadiusCriteria',
    more: Criteria = {},
  ): HttpReply {
    const { criteria, offset, limit, langKey, faults } = readCriteria(type, body);
    if (hasFaults(faults)) return refusal(faults);
    const found = search(registrations.rows(), { ...criteria, ...more });
    const Results = found
      .slice(offset, offset + limit)
      .map((row) => writeItem(row, registrations.directory, { langKey, version }));
    if (version !== '3.2.0') return observationReply(200, Results);
    return observationReply(200, {
      Offset: offset,
      ResultsInPage: Results.length,
      TotalMatches: found.length,
      Results,
    });
  }

  async function image({ target, path }: HttpRequest): Promise<HttpReply> {
    const value = (wanted: string) => target.parameters.find(({ name }) => name === wanted)?.value ?? '';
    const sha256 = registrations.findPicture(Number(value('pictureId')));
    if (sha256 === undefined || value('size').toLowerCase() !== 'orginal') {
      throw appError('http/not-found', { path });
    }
    const body = await pictures.read(sha256);
    return {
      status: 200,
      headers: [
        { name: 'content-type', value: imageType(body) },
        { name: 'content-security-policy', value: 'sandbox' },
        { name: 'x-content-type-options', value: 'nosniff' },
      ],
      body,
    };
  }

  const answers = new Map<string, Answer>([
    ['Insert', (request) => insert(readRegistration(request))],
    ['InsertList', (request) => insertList(readRegistrations(request))],
    ['All', (request) => find(request, 'SearchCriteria')],
    ['Rss', (request) => find(request, 'SearchCriteria', hazardOfQuery(request.query))],
    ['Avalanche', (request) => find(request, 'SearchCriteria', { hazardIds: [SNOW] })],
    ['WithinRadius', (request) => find(request, 'RadiusCriteria')],
    ['Image', image],
    ...clientAnswers(dependencies),
  ] satisfies [ObservationOperation, Answer][]);

  return async (request) => {
    const answer = answers.get(request.target.name);
    if (!answer) throw new Error(`No answer for operation ${request.target.name}`);
    return answer(request);
  };
}

/** `?geoHazard=`: 0 and nothing are every hazard. */
function hazardOfQuery(query: string): Criteria {
  const given = [...new URLSearchParams(query)].find(([name]) => name.toLowerCase() === 'geohazard')?.[1];
  const id = Number(given ?? 0);
  return id > 0 ? { hazardIds: [id] } : {};
}

const SIGNATURES: readonly (readonly [type: string, isOf: (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['image/png', (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50],
  ['image/gif', (bytes) => bytes[0] === 0x47 && bytes[1] === 0x49],
  ['image/webp', (bytes) => bytes[8] === 0x57 && bytes[9] === 0x45],
];

/** By what the bytes are, not by what was said of them. */
function imageType(bytes: Uint8Array): string {
  return SIGNATURES.find(([, isOf]) => isOf(bytes))?.[0] ?? 'application/octet-stream';
}
