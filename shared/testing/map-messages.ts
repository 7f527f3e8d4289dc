// Requests and answers as documents of their own, without an envelope, for toolkits that read files.

import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../codec/soap/dialect.ts';
import {
  mapSchema,
  readMapAnswer,
  readMapRequest,
  writeMapAnswer,
  writeMapRequest,
} from '../codec/soap/map-codec.ts';
import { SOAP_NAMESPACES } from '../codec/soap/soap-versions.ts';
import { printMapWsdl } from '../codec/wsdl/service-descriptions.ts';
import { mapOperations } from '../contracts/map/operations.ts';
import { createRandom } from './map-random.ts';
import { createValueMaker } from './map-values.ts';
import { type Leaf, leavesOfAnswer, leavesOfRequest } from './map-wire-form.ts';

export interface MapMessage {
  readonly operation: string;
  readonly kind: 'request' | 'answer';
  readonly xml: string;
  readonly leaves: readonly Leaf[];
}

/** How a message is written in a dialect. */
export function styleOf(dialect: Dialect) {
  const namespace = dialect === 'vendor' ? (vendorNamespace() ?? '') : NEUTRAL_NAMESPACE;
  return { version: '1.1', namespace, dialect } as const;
}

const decoder = new TextDecoder();

/** The message without its envelope, whose namespaces it takes along. */
export function liftOut(bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  const [, namespaces, body] = /<soap:Envelope([^>]*)><soap:Body>([\s\S]*)<\/soap:Body>/.exec(text) ?? [];
  return (body ?? '').replace(/^<tns:\w+/, (start) => start + namespaces);
}

/** `rounds` requests and answers of every operation. */
export function makeMapMessages(seed: number, depth: number, rounds: number, dialect: Dialect): MapMessage[] {
  const style = styleOf(dialect);
  const maker = createValueMaker(mapSchema, createRandom(seed));
  return Object.entries(mapOperations).flatMap(([operation, entry]) =>
    Array.from({ length: rounds }, () => {
      const input = maker.input(entry, depth);
      const output = maker.output(entry, depth);
      return [
        {
          operation,
          kind: 'request' as const,
          xml: liftOut(writeMapRequest(operation, input, style)),
          leaves: leavesOfRequest(operation, input),
        },
        {
          operation,
          kind: 'answer' as const,
          xml: liftOut(writeMapAnswer(operation, output, style)),
          leaves: leavesOfAnswer(operation, output, dialect),
        },
      ];
    }).flat(),
  );
}

/** The scalars of a message that a toolkit wrote. Throws where it cannot be read. */
export function readMapMessage(kind: MapMessage['kind'], xml: string, dialect: Dialect): readonly Leaf[] {
  const body = xml.replace(/^<\?xml[^>]*\?>/, '');
  const text = `<s:Envelope xmlns:s="${SOAP_NAMESPACES['1.1']}"><s:Body>${body}</s:Body></s:Envelope>`;
  if (kind === 'answer') {
    const { operation, output } = readMapAnswer(text);
    return leavesOfAnswer(operation, output, dialect);
  }
  const read = readMapRequest(text);
  if (!read.ok) throw read.problem.fault;
  return leavesOfRequest(read.value.operation, read.value.input);
}

export function describeMapService(dialect: Dialect): string {
  return printMapWsdl('Varde', 'http://127.0.0.1/services/Varde/MapServer', { dialect });
}
