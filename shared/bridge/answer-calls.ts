import { checkFields } from '../codec/json/check-value.ts';
import { bridgeTypes } from '../contracts/bridge/types.ts';
import { appError } from '../contracts/errors.ts';
import type { OperationTable } from '../schema/notation.ts';
import { createSchemaView, type FieldView, fieldView } from '../schema/view.ts';
import { toWireError, type WireError } from './wire-errors.ts';

export type Reply = { ok: true; value: unknown } | { ok: false; error: WireError };

type Handler = (input: unknown, context: { readonly signal: AbortSignal }) => unknown;

export interface CallAnswering {
  answer(method: string, input: unknown, callId: string): Promise<Reply>;
  /** The caller no longer waits. */
  cancel(callId: string): void;
  cancelAll(): void;
}

const schema = createSchemaView(bridgeTypes);

/** Answers calls by a table: the input is checked first, and whatever goes wrong becomes an error for the wire. */
export function answerCalls(
  operations: OperationTable,
  handlers: { readonly [method: string]: unknown },
  log: (error: unknown) => void,
): CallAnswering {
  const running = new Map<string, AbortController>();
  const inputs = fieldsByOperation(operations);
  const refuse = (error: unknown, logged = log): Reply => ({ ok: false, error: toWireError(error, logged) });

  return {
    async answer(method, input, callId) {
      const fields = inputs.get(method);
      if (!fields) return refuse(appError('bridge/unknown-method', { method }));
      const fault = checkFields(schema, fields, input);
      if (fault) return refuse(appError('bridge/bad-input', { method, ...fault }));
      const controller = new AbortController();
      running.set(callId, controller);
      try {
        const handler = handlers[method] as Handler;
        return { ok: true, value: await handler(input, { signal: controller.signal }) };
      } catch (error) {
        const { aborted, reason } = controller.signal;
        // That a call ended because nobody waits for it any more is no failure.
        return aborted && error === reason ? refuse(error, () => undefined) : refuse(error);
      } finally {
        running.delete(callId);
      }
    },
    cancel: (callId) => running.get(callId)?.abort(),
    cancelAll() {
      for (const controller of running.values()) controller.abort();
    },
  };
}

type Listener = (input: unknown) => void;

export interface EventHearing {
  /** An event of the other end came in. */
  hear(name: string, input: unknown): void;
  on(name: string, listener: Listener): () => void;
}

/** Passes events of a table on to those who listen; one that is not of the table, or has other fields, is dropped. */
export function hearEvents(
  events: OperationTable,
  party: string,
  log: (error: unknown) => void,
): EventHearing {
  const inputs = fieldsByOperation(events);
  const listeners = new Map<string, Set<Listener>>();
  return {
    hear(name, input) {
      const fields = inputs.get(name);
      if (!fields || checkFields(schema, fields, input))
        log(new Error(`Event ${name} from ${party} is wrong`));
      else for (const listener of listeners.get(name) ?? []) listener(input);
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set<Listener>();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
  };
}

function fieldsByOperation(operations: OperationTable): Map<string, readonly FieldView[]> {
  return new Map(
    Object.entries(operations).map(([name, { input }]) => [
      name,
      Object.entries(input).map(([field, notation]) => fieldView(field, notation)),
    ]),
  );
}
