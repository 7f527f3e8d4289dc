import { escapeAttribute } from '../xml/escape-text.ts';

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template may hold: text is escaped, and HTML is not. */
type Part = string | number | Html | readonly Html[];

/** HTML from a template, in which every text is escaped for elements and quoted attributes alike. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.map((text, index) => text + criterionText(parts[index] ?? '')).join(''));
}

function criterionText(part: Part): string {
  if (part instanceof Html) return part.text;
  // Line breaks are kept: in attributes they would stay too, as spaces.
  if (typeof part !== 'object') return String(part).split('\n').map(escapeAttribute).join('\n');
  return part.map(({ text }) => text).join('\n');
}
