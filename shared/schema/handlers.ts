import type { OperationTable, ServiceOf } from './notation.ts';

type Handler<Context> = (input: never, context: Context) => unknown;

/** The handlers of a whole table, each made by one rule. */
export function handlersOf<T, O extends OperationTable, Context>(
  operations: O,
  make: (operation: keyof O & string) => Handler<Context>,
): ServiceOf<T, O, Context> {
  const handlers = Object.keys(operations).map((operation) => [operation, make(operation)]);
  return Object.fromEntries(handlers) as ServiceOf<T, O, Context>;
}

type Intersection<Union> = (Union extends unknown ? (group: Union) => void : never) extends (
  group: infer Whole,
) => void
  ? Whole
  : never;

/** Groups of handlers as one. Throws where two have one name: spreading them would silently keep the last. */
export function mergeHandlers<Groups extends readonly object[]>(
  ...groups: Groups
): Intersection<Groups[number]> {
  const merged: { [operation: string]: unknown } = {};
  for (const [operation, handler] of groups.flatMap((group) => Object.entries(group))) {
    if (Object.hasOwn(merged, operation)) throw new Error(`Two handlers of ${operation}`);
    merged[operation] = handler;
  }
  return merged as Intersection<Groups[number]>;
}
