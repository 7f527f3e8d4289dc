import { AppError } from '../../base/app-error.ts';
import { runSync, type Steps } from '../../base/steps.ts';
import { appError } from '../../contracts/errors.ts';
import type { OperationTable } from '../../schema/notation.ts';
import { fieldViews } from '../../schema/view.ts';
import { faultText } from '../xml/fault-text.ts';
import { parseInSteps } from '../xml/parse-events.ts';
import { READ_LIMITS, type ReadLimits } from '../xml/read-limits.ts';
import type { ReadPlans, StructPlan } from '../xml/read-plan.ts';
import { ValueReading } from '../xml/value-reading.ts';
import { type Dialect, dialectOf, NEUTRAL_NAMESPACE } from './dialect.ts';
import { EnvelopeReading } from './envelope-reading.ts';
import type { SoapVersion } from './soap-versions.ts';

interface SoapRequest {
  readonly version: SoapVersion;
  /** Namespace that the answer is written in: that of the request, ours where it has none. */
  readonly namespace: string;
  readonly dialect: Dialect;
  readonly operation: string;
  readonly input: { readonly [field: string]: unknown };
}

/** What could not be read, and as much as is known of how to say so. */
interface RefusedRequest {
  /** Undefined where no envelope was reached. */
  readonly version: SoapVersion | undefined;
  readonly fault: AppError;
}

/** No other prefix than xml may stand for it: no answer can be written in it. */
const OF_XML_ITSELF = 'http://www.w3.org/XML/1998/namespace';

export type ReadOutcome =
  | { readonly ok: true; readonly value: SoapRequest }
  | { readonly ok: false; readonly problem: RefusedRequest };

export interface ReadRequest {
  (text: string): ReadOutcome;
  inSteps(text: string): Steps<ReadOutcome>;
}

/**
 * Makes the reader of a service's requests. A request is dispatched by the local name of the element in its body; its
 * namespace says how the answer is written. What cannot be read is told with the version of SOAP to answer in.
 */
export function createRequestReader(
  plans: ReadPlans,
  operations: OperationTable,
  limits: ReadLimits = READ_LIMITS,
): ReadRequest {
  const inputs = new Map<string, StructPlan>();

  function start(operation: string): ValueReading {
    const entry = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    if (!entry) throw appError('soap/unknown-operation', { value: faultText(operation) });
    let plan = inputs.get(operation);
    if (!plan) {
      plan = plans.fields(operation, fieldViews(entry.input));
      inputs.set(operation, plan);
    }
    return new ValueReading(plans, plan, 2, limits);
  }

  function* inSteps(text: string): Steps<ReadOutcome> {
    const envelope = new EnvelopeReading(start);
    try {
      yield* parseInSteps(text, envelope);
      const { version, namespace, operation, input } = envelope;
      if (!version || operation === undefined || input === undefined) throw appError('soap/no-body');
      return {
        ok: true,
        value: {
          version,
          namespace: namespace && namespace !== OF_XML_ITSELF ? namespace : NEUTRAL_NAMESPACE,
          dialect: dialectOf(namespace),
          operation,
          input,
        },
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ok: false, problem: { version: envelope.version, fault: error } };
    }
  }

  return Object.assign((text: string) => runSync(inSteps(text)), { inSteps });
}
