import { appError } from '../../contracts/errors.ts';
import { faultText } from '../xml/fault-text.ts';
import { valueAttributes, type XmlElement, type XmlHandler } from '../xml/parse-events.ts';
import type { ValueReading } from '../xml/value-reading.ts';
import { type SoapVersion, soapVersionOf } from './soap-versions.ts';

const MAX_NAMESPACE_CHARACTERS = 256;
const OUR_ROLES = /^$|\/next$|\/ultimateReceiver$/;

/** Levels of the envelope that one message is read through: the first element in the body starts a value. */
export class EnvelopeReading implements XmlHandler {
  /** Undefined until there is an envelope. */
  version: SoapVersion | undefined;
  namespace = '';
  operation: string | undefined;
  input: { [field: string]: unknown } | undefined;
  private envelopeNamespace = '';
  private depth = 0;
  private part = '';
  private value: ValueReading | undefined;
  private readonly start: (operation: string) => ValueReading;

  constructor(start: (operation: string) => ValueReading) {
    this.start = start;
  }

  open(element: XmlElement): void {
    this.depth++;
    if (this.depth > 3) this.value?.open(element.name, valueAttributes(element.attributes));
    else if (this.depth === 3) this.openInPart(element);
    else if (this.depth === 2) this.part = element.namespace === this.envelopeNamespace ? element.name : '';
    else this.openEnvelope(element);
  }

  text(text: string): void {
    if (this.depth >= 3) this.value?.text(text);
  }

  close(): void {
    if (this.depth > 3) this.value?.close();
    else if (this.depth === 3 && this.value) {
      this.input = this.value.end();
      this.value = undefined;
    }
    this.depth--;
  }

  private openEnvelope({ name, namespace }: XmlElement): void {
    if (name !== 'Envelope') throw appError('soap/no-body');
    const version = soapVersionOf(namespace);
    if (!version) throw appError('soap/version', { value: faultText(namespace) });
    this.version = version;
    this.envelopeNamespace = namespace;
  }

  private openInPart(element: XmlElement): void {
    if (this.part === 'Header') this.checkHeader(element);
    // What follows the operation in the body says nothing.
    if (this.part !== 'Body' || this.operation !== undefined) return;
    if (element.namespace.length > MAX_NAMESPACE_CHARACTERS) {
      throw appError('soap/malformed', {
        reason: `a namespace is longer than ${MAX_NAMESPACE_CHARACTERS} characters`,
      });
    }
    this.namespace = element.namespace;
    this.operation = element.name;
    this.value = this.start(element.name);
  }

  private checkHeader({ name, attributes }: XmlElement): void {
    let mustUnderstand = false;
    let isOurs = true;
    for (const { local, uri, value } of Object.values(attributes)) {
      if (uri !== this.envelopeNamespace) continue;
      if (local === 'mustUnderstand') mustUnderstand = value.trim() === '1' || value.trim() === 'true';
      if (local === 'actor' || local === 'role') isOurs = OUR_ROLES.test(value.trim());
    }
    if (mustUnderstand && isOurs) throw appError('soap/must-understand', { value: faultText(name) });
  }
}
