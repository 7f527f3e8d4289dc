const MAX_NAME_CHARACTERS = 120;
/** File systems limit bytes, not letters: most allow 255, and a number goes in front. */
const MAX_KEPT_BYTES = 200;

/** Names that are devices on Windows, whatever their extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that is a plain file name on every system: no folders, no control characters, not too long. */
export function safeFileName(name: string): string {
  const plain = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replaceAll(/[/\\<>:"|?*\u0000-\u001f\u007f]/g, '_')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const short = shorten(plain === '' ? 'file' : plain);
  return DEVICES.test(short) ? `_${short}` : short;
}

/** Keeps the extension. */
function shorten(name: string): string {
  if (name.length <= MAX_NAME_CHARACTERS && Buffer.byteLength(name) <= MAX_KEPT_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  let kept = '';
  let bytes = Buffer.byteLength(extension);
  for (const letter of name.slice(0, name.length - extension.length)) {
    bytes += Buffer.byteLength(letter);
    if (bytes > MAX_KEPT_BYTES || kept.length + letter.length + extension.length > MAX_NAME_CHARACTERS) break;
    kept += letter;
  }
  return kept + extension;
}
