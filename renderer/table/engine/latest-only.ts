/**
 * Calls one at a time. While one runs, only the newest of those that came since waits; the others are told `undefined`.
 * So answers come in the order of the questions, an older one never after a newer one, and typing fast costs nothing.
 */
export function createLatestOnly<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer | undefined> {
  let isRunning = false;
  let next:
    | { readonly input: Input; readonly settle: (answer: Promise<Answer> | undefined) => void }
    | undefined;

  function run(input: Input): Promise<Answer> {
    isRunning = true;
    return ask(input).finally(() => {
      isRunning = false;
      const waiting = next;
      next = undefined;
      waiting?.settle(run(waiting.input));
    });
  }

  return (input) => {
    if (!isRunning) return run(input);
    next?.settle(undefined);
    return new Promise((resolve) => {
      next = { input, settle: resolve };
    });
  };
}
