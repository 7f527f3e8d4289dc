/** MapLibre fetches what no protocol answers, and its worker still asks for a tile or two while the map goes. */
export async function answerGone(): Promise<never> {
  throw new DOMException('The map is gone.', 'AbortError');
}
