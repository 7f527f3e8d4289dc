import type { OperationTable } from '../../schema/notation.ts';
import { fieldViews, outputViews, type SchemaView } from '../../schema/view.ts';
import { ByteSink } from '../xml/byte-sink.ts';
import { createValueWriter, type ElementWriter, type ValueWriterOptions } from '../xml/value-writer.ts';
import { type Dialect, spell } from './dialect.ts';
import { envelopeAround } from './envelope-text.ts';
import type { SoapVersion } from './soap-versions.ts';

/** How a message is written: as the request was. */
export interface MessageStyle {
  readonly version: SoapVersion;
  readonly namespace: string;
  readonly dialect: Dialect;
}

export interface MessageWriter {
  /** The answer of an operation, as the bytes of an envelope. Throws a TypeError for an answer that lacks something. */
  writeAnswer(operation: string, output: unknown, style: MessageStyle): Uint8Array;
  writeRequest(operation: string, input: unknown, style: MessageStyle): Uint8Array;
}

interface OperationWriters {
  readonly request: ElementWriter;
  readonly answer: ElementWriter;
}

/** `repeats`: see ValueWriterOptions. */
export function createMessageWriter(
  schema: SchemaView,
  operations: OperationTable,
  repeats: Pick<ValueWriterOptions, 'repeated'> = {},
): MessageWriter {
  const dialects = new Map<Dialect, (operation: string) => OperationWriters>();

  function writersOf(dialect: Dialect): (operation: string) => OperationWriters {
    const known = dialects.get(dialect);
    if (known) return known;
    const values = createValueWriter(schema, {
      typePrefix: 'tns',
      spell: (value) => spell(dialect, value),
      ...repeats,
    });
    const writers = new Map<string, OperationWriters>();
    const find = (operation: string) => {
      let writer = writers.get(operation);
      const entry = operations[operation];
      if (writer || !entry) return writer ?? unknown(operation);
      const answer = values.fields(outputViews(entry));
      const isSingle = typeof entry.output === 'string';
      writer = {
        request: values.fields(fieldViews(entry.input)),
        answer: isSingle ? (output, sink) => answer({ Result: output }, sink) : answer,
      };
      writers.set(operation, writer);
      return writer;
    };
    dialects.set(dialect, find);
    return find;
  }

  function write(element: string, children: ElementWriter, value: unknown, style: MessageStyle): Uint8Array {
    const { before, after } = envelopeAround(style.version, style.namespace);
    const sink = new ByteSink();
    try {
      sink.text(`${before}<tns:${element}>`);
      children(value, sink);
      sink.text(`</tns:${element}>${after}`);
      return sink.end();
    } finally {
      sink.release();
    }
  }

  return {
    writeAnswer: (operation, output, style) =>
      write(`${operation}Response`, writersOf(style.dialect)(operation).answer, output, style),
    writeRequest: (operation, input, style) =>
      write(operation, writersOf(style.dialect)(operation).request, input, style),
  };
}

function unknown(operation: string): never {
  throw new TypeError(`There is no operation ${operation}.`);
}
