// What is not a character of XML 1.0 is found by what is: control characters and lone surrogates have no form at all.
const NEEDS_WORK = /[&<>]|[^\t\n\x20-\ud7ff\ue000-\ufffd]/;
const SPECIAL = /[&<>]|[^\t\n\x20-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const IN_ATTRIBUTE = /[&<>"]|[^\x20-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const REPLACEMENTS: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

const replacement = (character: string) => REPLACEMENTS[character] ?? '\ufffd';

export function escapeText(text: string): string {
  return NEEDS_WORK.test(text) ? text.replace(SPECIAL, replacement) : text;
}

export function escapeAttribute(text: string): string {
  return text.replace(IN_ATTRIBUTE, replacement);
}
