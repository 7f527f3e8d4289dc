// A text in lines that are no wider than a column.

/** How wide a piece of text is, pixels. */
type Measure = (text: string) => number;

/**
 * Line by line, for as long as somebody asks. Lines break at blanks, and where the text has line ends; a word that is wider
 * than the column is broken where it has no more room.
 */
export function* wrapLines(text: string, columnPx: number, measure: Measure): Generator<string> {
  const blankPx = measure('n n') - measure('nn');
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    let linePx = 0;
    for (const word of wordsOf(paragraph, columnPx, measure)) {
      const wordPx = measure(word);
      if (line !== '' && linePx + blankPx + wordPx > columnPx) {
        yield line;
        line = '';
      }
      linePx = line === '' ? wordPx : linePx + blankPx + wordPx;
      line = line === '' ? word : `${line} ${word}`;
    }
    yield line;
  }
}

/** Longer ones are wider than any column. */
const MAX_WORD_LETTERS = 1_000;

function* wordsOf(paragraph: string, columnPx: number, measure: Measure): Generator<string> {
  for (const word of paragraph.split(' ')) {
    if (word.length <= MAX_WORD_LETTERS && measure(word) <= columnPx) yield word;
    else yield* partsOf(word, columnPx, measure);
  }
}

function* partsOf(word: string, columnPx: number, measure: Measure): Generator<string> {
  let part = '';
  let partPx = 0;
  for (const letter of word) {
    const letterPx = measure(letter);
    if (part !== '' && partPx + letterPx > columnPx) {
      yield part;
      part = '';
      partPx = 0;
    }
    part += letter;
    partPx += letterPx;
  }
  yield part;
}
