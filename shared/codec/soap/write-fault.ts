import { AppError } from '../../base/app-error.ts';
import { appError, type ErrorCode, errorCatalogue, isErrorCode } from '../../contracts/errors.ts';
import { escapeText } from '../xml/escape-text.ts';
import { faultText } from '../xml/fault-text.ts';
import { encodeText, envelopeAround } from './envelope-text.ts';
import type { SoapVersion } from './soap-versions.ts';

export interface SoapFault {
  readonly status: number;
  readonly bytes: Uint8Array;
  /** Whether the same message may be answered a moment later. */
  readonly isTransient: boolean;
}

/** Families of codes whose faults are the client's although they are told with status 500. */
const CLIENT_CODES = /^(?:soap|value|map)\//;

type FaultCode = 'Client' | 'Server' | 'VersionMismatch' | 'MustUnderstand';

function faultCodeOf(code: ErrorCode): FaultCode {
  if (code === 'soap/version') return 'VersionMismatch';
  if (code === 'soap/must-understand') return 'MustUnderstand';
  const { status } = errorCatalogue[code];
  return status !== 503 && (CLIENT_CODES.test(code) || status < 500) ? 'Client' : 'Server';
}

const NAMES_IN_1_2: { readonly [Code in FaultCode]: string } = {
  Client: 'Sender',
  Server: 'Receiver',
  VersionMismatch: 'VersionMismatch',
  MustUnderstand: 'MustUnderstand',
};

/**
 * Tells a failure as a SOAP fault. Only what the catalogue knows is told; everything else is `internal`. Our code, path,
 * value and position stand in the detail as elements, since some toolkits lose attributes there. Every SOAP 1.1 fault
 * has status 500: a toolkit does not read one that comes with 413.
 */
export function writeFault(error: unknown, version: SoapVersion): SoapFault {
  const isKnown = error instanceof AppError && isErrorCode(error.code);
  const known = isKnown ? error : appError('internal');
  const code = faultCodeOf(isErrorCode(known.code) ? known.code : 'internal');
  const detail = detailOf(known);
  const sentence = escapeText(sentenceOf(known.message));
  const { before, after } = envelopeAround(version);
  const content =
    version === '1.1'
      ? `<soap:Fault><faultcode>soap:${code}</faultcode><faultstring>${sentence}</faultstring>` +
        `<detail>${detail}</detail></soap:Fault>`
      : `<soap:Fault><soap:Code><soap:Value>soap:${NAMES_IN_1_2[code]}</soap:Value></soap:Code>` +
        `<soap:Reason><soap:Text xml:lang="en">${sentence}</soap:Text></soap:Reason>` +
        `<soap:Detail>${detail}</soap:Detail></soap:Fault>`;
  const status = version === '1.2' && code === 'Client' ? 400 : 500;
  const isTransient = isErrorCode(known.code) && errorCatalogue[known.code].status === 503;
  return { status, bytes: encodeText(before + content + after), isTransient };
}

const MAX_SENTENCE_CHARACTERS = 1000;

/** A sentence may hold several values, each cut already; control characters are taken out whoever filled them in. */
function sentenceOf(message: string): string {
  const chunks = message.slice(0, MAX_SENTENCE_CHARACTERS).match(/[\s\S]{1,80}/gu) ?? [];
  return chunks.map(faultText).join('');
}

function detailOf(error: AppError): string {
  const element = (name: string, value: unknown) =>
    value === undefined || value === '' ? '' : `<${name}>${escapeText(faultText(String(value)))}</${name}>`;
  const { path, value, position } = error.details;
  return (
    `<error xmlns="urn:varde:errors">${element('code', error.code)}${element('path', path)}` +
    `${element('value', value)}${element('position', position)}</error>`
  );
}
