/** Text as search and filters compare it: without regard to case and to the way accents are composed. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
