/** Work that is done in steps: between two of them whoever does it may do something else. */
export type Steps<Value> = Generator<undefined, Value>;

/** What is there already. */
// biome-ignore lint/correctness/useYield: it has no steps.
export function* noSteps<Value>(value: Value): Steps<Value> {
  return value;
}

export function runSync<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
