/** Asks, and lets a question be begun before whoever waits for its answer can ask it. */
export interface AskAhead<Input, Answer> {
  /** Begins a question that will be asked in a moment. Nothing happens while another one runs: that one may be the last. */
  begin(input: Input): void;
  /** Gives the answer to a question that was begun, or asks it. */
  ask(input: Input): Promise<Answer>;
}

/**
 * A key is typed, the page draws what changed, and then it asks: for that long nobody works on the answer. With this the
 * question goes out at the key. Inputs are the same when their members are.
 */
export function createAskAhead<Input extends object, Answer>(
  ask: (input: Input) => Promise<Answer>,
): AskAhead<Input, Answer> {
  let runningCount = 0;
  let begun: { readonly input: Input; readonly answer: Promise<Answer> } | undefined;

  function run(input: Input): Promise<Answer> {
    runningCount += 1;
    return ask(input).finally(() => {
      runningCount -= 1;
    });
  }

  return {
    begin(input) {
      if (runningCount > 0) return;
      const answer = run(input);
      // Whoever asks for it hears of a failure.
      answer.catch(() => undefined);
      begun = { input, answer };
    },
    ask(input) {
      const known = begun;
      begun = undefined;
      return known && isSame(known.input, input) ? known.answer : run(input);
    },
  };
}

function isSame<Input extends object>(one: Input, other: Input): boolean {
  const [members, others] = [Object.entries(one), Object.entries(other)];
  return (
    members.length === others.length && members.every(([name, value]) => Reflect.get(other, name) === value)
  );
}
