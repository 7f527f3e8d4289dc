/** Work that is done in steps: between two of them whoever does it may do something else. */
export type Steps<Value> = Generator<undefined, Value>;

export function runSync<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
