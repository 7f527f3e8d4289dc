// A bridge without processes: tests and photographs of the screens answer its calls by hand.

import { dataOperations } from '../../../shared/contracts/bridge/data-api.ts';
import { hostForUiOperations } from '../../../shared/contracts/bridge/host-api.ts';
import { appError } from '../../../shared/contracts/errors.ts';
import type { Bridge, BridgeEnd, ConnectionState } from '../bridge.ts';

type Answers<Remote> = { [Name in keyof Remote]?: Remote[Name] };

export interface FakeBridge {
  readonly bridge: Bridge;
  /** Every call that was made, in order. */
  readonly calls: readonly { readonly name: string; readonly input: unknown }[];
  readonly emitData: Emit<Bridge['onData']>;
  readonly emitHost: Emit<Bridge['onHost']>;
  setConnection(end: BridgeEnd, state: ConnectionState): void;
}

type Emit<On> = On extends (name: infer Name extends string, listener: infer Listener) => () => void
  ? (name: Name, input: Listener extends (input: infer Input) => void ? Input : never) => void
  : never;

export interface FakeAnswers {
  readonly data?: Answers<Bridge['data']>;
  readonly host?: Answers<Bridge['host']>;
}

/** Operations without an answer fail as an unknown method does. Both ends are open from the start. */
export function createFakeBridge(answers: FakeAnswers = {}): FakeBridge {
  const calls: { name: string; input: unknown }[] = [];
  const listeners = new Map<string, Set<(input: never) => void>>();
  const states: Record<BridgeEnd, ConnectionState> = { host: 'open', data: 'open' };
  const stateListeners: Record<BridgeEnd, Set<(state: ConnectionState) => void>> = {
    host: new Set(),
    data: new Set(),
  };

  const on = (name: string, listener: (input: never) => void) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known.add(listener));
    return () => void known.delete(listener);
  };
  const emit = (name: string, input: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(input as never);
  };
  const remoteOf = (operations: object, given: object = {}) =>
    Object.fromEntries(
      Object.keys(operations).map((name) => [
        name,
        (input: unknown, options?: unknown) => {
          calls.push({ name, input });
          const answer = (given as Record<string, ((...args: unknown[]) => unknown) | undefined>)[name];
          return answer
            ? Promise.resolve(answer(input, options))
            : Promise.reject(appError('bridge/unknown-method', { method: name }));
        },
      ]),
    );

  return {
    bridge: {
      data: remoteOf(dataOperations, answers.data) as Bridge['data'],
      host: remoteOf(hostForUiOperations, answers.host) as Bridge['host'],
      onData: on,
      onHost: on,
      onConnection: (end, listener) => {
        stateListeners[end].add(listener);
        listener(states[end]);
        return () => void stateListeners[end].delete(listener);
      },
    },
    calls,
    emitData: emit,
    emitHost: emit,
    setConnection: (end, state) => {
      states[end] = state;
      for (const listener of stateListeners[end]) listener(state);
    },
  };
}
