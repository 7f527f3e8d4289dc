import { createLatestOnly } from './latest-only.ts';

/** Asks one at a time, and lets a question be begun before whoever waits for its answer can ask it. */
export interface AskAhead<Input, Answer> {
  /** Begins a question that will be asked in a moment. */
  begin(input: Input): void;
  /** Gives the answer to a question that was begun, or asks it; undefined when a newer one came before its turn. */
  ask(input: Input): Promise<Answer | undefined>;
}

/**
 * A key is typed, the page draws what changed, and then it asks: for that long nobody works on the answer. With this the
 * question goes out at the key. Inputs are the same when their members are. Questions have to come in the order in which
 * they are meant, whether begun or asked.
 *
 * @param onAnswer hears of each answer to a question that was begun; of a failure only who asks
 */
export function createAskAhead<Input extends object, Answer>(
  ask: (input: Input) => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): AskAhead<Input, Answer> {
  const askLatest = createLatestOnly(ask);
  let begun: { readonly input: Input; readonly answer: Promise<Answer | undefined> } | undefined;

  return {
    begin(input) {
      const answer = askLatest(input);
      answer.then(
        (value) => value !== undefined && onAnswer(value),
        () => undefined,
      );
      begun = { input, answer };
    },
    ask(input) {
      const known = begun;
      begun = undefined;
      return known && isSame(known.input, input) ? known.answer : askLatest(input);
    },
  };
}

function isSame<Input extends object>(one: Input, other: Input): boolean {
  const [members, others] = [Object.entries(one), Object.entries(other)];
  return (
    members.length === others.length && members.every(([name, value]) => Reflect.get(other, name) === value)
  );
}
