// The one place that knows the parser: a text in, the three events out, and what is not XML as a fault.

import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { AppError } from '../../base/app-error.ts';
import { runSync, type Steps } from '../../base/steps.ts';
import { appError } from '../../contracts/errors.ts';
import { faultText } from './fault-text.ts';
import type { ValueAttributes } from './value-reading.ts';

export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: { readonly [name: string]: SaxesAttributeNS };
}

export interface XmlHandler {
  open(element: XmlElement): void;
  text(text: string): void;
  close(): void;
}

/** So much is read before others may have their turn: some milliseconds' worth. */
const STEP_CHARACTERS = 64 * 1024;

/** Throws soap/malformed, soap/entity or soap/dtd, and what the handler throws. */
export function* parseInSteps(text: string, handler: XmlHandler): Steps<void> {
  const parser = createParser(handler);
  try {
    for (let start = 0; start < text.length; start += STEP_CHARACTERS) {
      if (start > 0) yield;
      parser.write(text.slice(start, start + STEP_CHARACTERS));
    }
    parser.close();
  } catch (error) {
    if (error instanceof AppError) throw endsInReference(error, text) ? appError('soap/entity') : error;
    // The parser's own failures (an invalid code point, for one) are the document's.
    throw appError('soap/malformed', { reason: faultText(String(error)) }, { cause: error });
  }
}

export function parseEvents(text: string, handler: XmlHandler): void {
  runSync(parseInSteps(text, handler));
}

function createParser(handler: XmlHandler) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag: SaxesTagNS) =>
    handler.open({ name: tag.local, namespace: tag.uri, attributes: tag.attributes }),
  );
  parser.on('closetag', () => handler.close());
  parser.on('text', (content) => handler.text(content));
  parser.on('cdata', (content) => handler.text(content));
  parser.on('doctype', () => {
    throw appError('soap/dtd');
  });
  parser.on('error', (error) => {
    throw parseFault(error.message);
  });
  return parser;
}

function parseFault(message: string): AppError {
  const [, position = '', reason = message] = /^(\d+:\d+): (.*?)\.?$/s.exec(message) ?? [];
  if (/undefined entity|entity name|malformed character entity/.test(reason)) {
    return appError('soap/entity', { position });
  }
  return appError('soap/malformed', { position, reason: faultText(reason) });
}

/** The parser takes all that follows an ampersand for a name, and then misses what it has swallowed. */
function endsInReference({ details }: AppError, text: string): boolean {
  const isCutOff = /^unclosed tag/.test(String(details['reason'] ?? ''));
  return isCutOff && text.lastIndexOf('&') > text.lastIndexOf(';');
}

const NO_ATTRIBUTES: ValueAttributes = {};
const XSI = /^http:\/\/www\.w3\.org\/\d{4}\/XMLSchema-instance$/;

/** What the attributes of an element say of its value: xsi:type and xsi:nil, id and href. Prefixes may be unbound. */
export function valueAttributes(attributes: { readonly [name: string]: SaxesAttributeNS }): ValueAttributes {
  let found: { type?: string; isNil?: boolean; id?: string; href?: string } | undefined;
  for (const name in attributes) {
    const attribute = attributes[name];
    if (!attribute || attribute.prefix === 'xmlns' || name === 'xmlns') continue;
    const { local, value, uri } = attribute;
    if (XSI.test(uri)) {
      found ??= {};
      if (local === 'type') found.type = value.slice(value.indexOf(':') + 1).trim();
      else if (local === 'nil') found.isNil = value.trim() === 'true' || value.trim() === '1';
    } else if (uri === '') {
      found ??= {};
      if (local === 'id') found.id = value;
      else if (local === 'href') found.href = value;
    }
  }
  return found ?? NO_ATTRIBUTES;
}
