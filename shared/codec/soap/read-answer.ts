import { appError } from '../../contracts/errors.ts';
import type { OperationTable } from '../../schema/notation.ts';
import { outputViews } from '../../schema/view.ts';
import { faultText } from '../xml/fault-text.ts';
import { parseEvents } from '../xml/parse-events.ts';
import type { ReadPlans } from '../xml/read-plan.ts';
import { ValueReading } from '../xml/value-reading.ts';
import { EnvelopeReading } from './envelope-reading.ts';

export interface SoapAnswer {
  readonly operation: string;
  /** In the form that the operation's handler gives. */
  readonly output: unknown;
}

const ENDING = 'Response';

/** Makes the reader of a service's answers, for clients and tests. Throws an AppError for what is no answer. */
export function createAnswerReader(
  plans: ReadPlans,
  operations: OperationTable,
): (text: string) => SoapAnswer {
  const entryOf = (element: string) => {
    const name = element.slice(0, -ENDING.length);
    const entry = element.endsWith(ENDING) && Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!entry) throw appError('soap/unknown-operation', { value: faultText(element) });
    return { name, entry };
  };
  return (text) => {
    const envelope = new EnvelopeReading((element) => {
      const { entry } = entryOf(element);
      return new ValueReading(plans, plans.fields(element, outputViews(entry)), 2);
    });
    parseEvents(text, envelope);
    if (envelope.operation === undefined || !envelope.input) throw appError('soap/no-body');
    const { name, entry } = entryOf(envelope.operation);
    const output = typeof entry.output === 'string' ? envelope.input['Result'] : envelope.input;
    return { operation: name, output };
  };
}
