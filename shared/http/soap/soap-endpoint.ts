// One function: a request to a SOAP service in, its reply out. Limits of size are also the host's, before the bridge.

import { AppError } from '../../base/app-error.ts';
import type { Steps } from '../../base/steps.ts';
import type { Dialect } from '../../codec/soap/dialect.ts';
import { readBodyInSteps } from '../../codec/soap/read-body.ts';
import type { ReadOutcome } from '../../codec/soap/read-request.ts';
import { CONTENT_TYPES, soapVersionOfType } from '../../codec/soap/soap-versions.ts';
import { appError, isErrorCode } from '../../contracts/errors.ts';
import type { Scheduler } from '../../ports/scheduler.ts';
import type { HttpReply, HttpRequest } from '../replies.ts';
import { wantsPage } from '../replies.ts';
import type { SoapEndpoint } from './endpoint-definition.ts';
import { manualPage, servicePage } from './service-page.ts';
import { soapFaultReply } from './soap-fault-reply.ts';

interface AnsweringDependencies {
  /** The day in Oslo, to whose end answers may be kept. */
  readonly today: () => string;
  /** For long work: others have their turn in between, and it ends when the client no longer waits. */
  readonly scheduler: () => Scheduler;
  readonly log: (error: unknown) => void;
}

const encoder = new TextEncoder();

export async function answerSoap(
  endpoint: SoapEndpoint,
  request: HttpRequest,
  dependencies: AnsweringDependencies,
): Promise<HttpReply> {
  return request.method === 'POST'
    ? answerMessage(endpoint, request, dependencies)
    : describeEndpoint(endpoint, request, dependencies);
}

async function answerMessage(
  endpoint: SoapEndpoint,
  request: HttpRequest,
  { today, scheduler, log }: AnsweringDependencies,
): Promise<HttpReply> {
  // Before the data are looked at: what changes while they are must not be kept as of a later day.
  const cacheDay = today();
  let version = soapVersionOfType(headerOf(request, 'content-type'));
  try {
    const read = await takeSteps(readBodyInSteps(request.body, charsetOf(request), endpoint.read), scheduler);
    if (!read.ok) {
      version = read.problem.version ?? version;
      throw read.problem.fault;
    }
    const { operation, input, ...style } = read.value;
    version = style.version;
    const { origin } = request;
    const { output, isOfDataOnly, isCompressed } = await endpoint.answer(operation, input, {
      origin,
      scheduler,
    });
    const body = endpoint.write(operation, output, style);
    return {
      status: 200,
      headers: [{ name: 'content-type', value: CONTENT_TYPES[version] }],
      body,
      ...(isOfDataOnly ? { cacheDay } : {}),
      ...(isCompressed ? { isCompressed } : {}),
    };
  } catch (error) {
    if (!(error instanceof AppError && isErrorCode(error.code))) log(error);
    return soapFaultReply(error, version);
  }
}

async function takeSteps(steps: Steps<ReadOutcome>, createScheduler: () => Scheduler): Promise<ReadOutcome> {
  let step = steps.next();
  if (step.done) return step.value;
  const scheduler = createScheduler();
  while (!step.done) {
    if (scheduler.isDue()) await scheduler.pause();
    step = steps.next();
  }
  return step.value;
}

function headerOf({ headers }: HttpRequest, wanted: string): string {
  return headers.find(({ name }) => name === wanted)?.value ?? '';
}

/** What the bytes are encoded in by the header. A message that is packed or in several parts cannot be read. */
function charsetOf(request: HttpRequest): string | undefined {
  const type = headerOf(request, 'content-type');
  const packing = headerOf(request, 'content-encoding').trim();
  const isInParts = /^\s*multipart\//i.test(type);
  const isPacked = packing !== '' && packing.toLowerCase() !== 'identity';
  if (isInParts || isPacked) {
    throw appError('soap/media-type', { value: (isPacked ? packing : type).slice(0, 80) });
  }
  return /charset\s*=\s*["']?([^"';\s]+)/i.exec(type)?.[1];
}

/**
 * `?wsdl` in any case, with `dialect=esri` and `version` for the vendor's spelling, or `?wsdl=10.7` for both; `?help`;
 * else a page for browsers, and the description for all others: toolkits are given the bare address.
 */
async function describeEndpoint(
  endpoint: SoapEndpoint,
  request: HttpRequest,
  dependencies: AnsweringDependencies,
): Promise<HttpReply> {
  const parameters = new Map([
    // A version in the path counts where the query names no other.
    ...request.target.parameters.map(({ name, value }) => [name, value] as const),
    ...[...new URLSearchParams(request.query)].map(([name, value]) => [name.toLowerCase(), value] as const),
  ]);
  const address = `${request.origin}${endpoint.path}`;
  const isBare = !parameters.has('wsdl') && !parameters.has('help');
  if (parameters.has('wsdl') || (isBare && !wantsPage(headerOf(request, 'accept')))) {
    return describeForPrograms(endpoint, address, parameters);
  }
  const pageDependencies = {
    endpoint,
    address,
    async answer(message: string) {
      const reply = await answerMessage(
        endpoint,
        { ...request, headers: [], body: encoder.encode(message) },
        dependencies,
      );
      return new TextDecoder().decode(reply.body);
    },
  };
  const operation = parameters.get('help');
  return operation === undefined ? servicePage(pageDependencies) : manualPage(pageDependencies, operation);
}

function describeForPrograms(
  endpoint: SoapEndpoint,
  address: string,
  parameters: ReadonlyMap<string, string>,
): HttpReply {
  const version = parameters.get('version') ?? (parameters.get('wsdl') || undefined);
  const wsdl = endpoint.describe(address, { dialect: dialectOf(endpoint, parameters), version });
  // Not to be kept by the host: it holds the address that this client used.
  return {
    status: 200,
    headers: [
      { name: 'content-type', value: CONTENT_TYPES['1.1'] },
      { name: 'vary', value: 'accept' },
    ],
    body: encoder.encode(wsdl),
  };
}

/** A version of the vendor's schema behind `wsdl` asks for the vendor's dialect. */
function dialectOf(endpoint: SoapEndpoint, parameters: ReadonlyMap<string, string>): Dialect {
  const named = parameters.get('dialect')?.toLowerCase();
  if (named !== undefined) return named === 'esri' ? 'vendor' : 'neutral';
  return parameters.get('wsdl') ? 'vendor' : endpoint.dialect;
}
