/** An SVG document that says what it is: its title and description (SVG 1.1, 5.4), the first of its children. */
export function withSvgTexts(
  svg: Uint8Array<ArrayBuffer>,
  texts: { readonly title: string; readonly description: string },
): Uint8Array<ArrayBuffer> {
  const markup = new TextDecoder().decode(svg);
  const end = markup.indexOf('>', markup.indexOf('<svg ')) + 1;
  const title = texts.title === '' ? '' : `\n<title>${escaped(texts.title)}</title>`;
  const told = `${title}\n<desc>${escaped(texts.description)}</desc>`;
  return new TextEncoder().encode(`${markup.slice(0, end)}${told}${markup.slice(end)}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
