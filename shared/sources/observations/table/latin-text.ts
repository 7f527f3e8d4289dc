// Texts are searched in strings of many rows. One letter beyond Latin-1 would make such a string two bytes a letter, so
// those are written as five letters that occur in no text: a mark and four digits of their own.

const MARK = '\u0090';
const FIRST_DIGIT = 0x80;
/** What is beyond Latin-1, the letters of the escapes themselves, and the separator of texts. */
const ESCAPED = /[\0\u0080-\u009f\u0100-\uffff]/;

/** Stands between texts, and in none that was written here. */
export const SEPARATOR = '\0';

/** The text without regard to case, so that one is in another exactly where what is written of both is. */
export function latinText(text: string): string {
  const folded = text.toLowerCase();
  // Put together anew of single letters: a text that had such a letter keeps two bytes a letter without it, too.
  return ESCAPED.test(folded) ? Array.from(folded.split(''), escapeLetter).join('') : folded;
}

function escapeLetter(letter: string): string {
  const code = letter.charCodeAt(0);
  if (!ESCAPED.test(letter)) return String.fromCharCode(code);
  const digits = [12, 8, 4, 0].map((shift) => FIRST_DIGIT + ((code >> shift) & 0xf));
  return MARK + String.fromCharCode(...digits);
}
