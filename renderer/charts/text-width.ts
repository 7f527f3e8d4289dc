/** About how wide a text is: close enough to leave room for it without measuring. */
export function textWidth(text: string, fontPx: number): number {
  return text.length * fontPx * 0.56;
}
