const MAX_SHOWN_CHARACTERS = 80;
const NOT_FOR_MESSAGES = /[\p{Control}\p{Surrogate}\u2028\u2029]/gu;

/** What a client sent, as a fault repeats it: one line, cut at 80 characters, nothing that a log or terminal obeys. */
export function faultText(text: string): string {
  const cut = text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
  return cut.replace(NOT_FOR_MESSAGES, '\ufffd');
}
