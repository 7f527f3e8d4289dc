/** What capitals, and the widest letters of both cases, take above the mean: units are made of them. */
const CAPITAL_EM = 0.13;
const WIDEST_EM = 0.25;

/** About how wide a text is: close enough to leave room for it without measuring. */
export function textWidth(text: string, fontPx: number): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const widest = text.match(/[MW]/gi)?.length ?? 0;
  return (text.length * 0.56 + capitals * CAPITAL_EM + widest * WIDEST_EM) * fontPx;
}
