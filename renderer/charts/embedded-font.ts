let font: Promise<string | undefined> | undefined;

/** The page's own font as a rule that carries it inside; undefined where the page has none. Read once. */
export function embeddedFont(): Promise<string | undefined> {
  font ??= readFont();
  return font;
}

async function readFont(): Promise<string | undefined> {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const wanted = faces.filter(({ style }) => coversLetters(style.getPropertyValue('unicode-range')));
  const parts = await Promise.all(wanted.map(inline));
  return parts.length > 0 ? parts.join('') : undefined;
}

/** Fonts come in parts by alphabet. Norwegian and Sámi letters are in those that have a, and those that have đ. */
function coversLetters(range: string): boolean {
  return range === '' || /U\+0?0?0?0-0?0?FF/i.test(range) || /U\+0?100-/i.test(range);
}

async function inline({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const path = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (path === undefined) return '';
  const reply = await fetch(new URL(path, parentStyleSheet?.href ?? document.baseURI));
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const family = style.getPropertyValue('font-family');
  const range = style.getPropertyValue('unicode-range');
  const weight = style.getPropertyValue('font-weight');
  return `@font-face{font-family:${family};font-weight:${weight || 'normal'};${range && `unicode-range:${range};`}src:url(data:font/woff2;base64,${toBase64(bytes)})}`;
}

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
}
