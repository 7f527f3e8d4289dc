/** The last answer, told to those who listen as soon as it is there. */
export interface AnswerFeed<Answer> {
  current(): Answer | undefined;
  subscribe(listener: () => void): () => void;
}

/** `tell` is the writing end. */
export function createAnswerFeed<Answer>(): AnswerFeed<Answer> & { tell(answer: Answer): void } {
  const listeners = new Set<() => void>();
  let last: Answer | undefined;
  return {
    current: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(answer) {
      last = answer;
      for (const listener of listeners) listener();
    },
  };
}
