/**
 * A name for a file that is about to be written, which every file system takes: letters of any alphabet, digits, hyphens,
 * with the day of this machine.
 */
export function proposedFileName(title: string, nowMs: number, extension: string): string {
  const terms = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['varde'];
  const now = new Date(nowMs);
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const date = day.map((part) => String(part).padStart(2, '0')).join('-');
  return `${terms.join('-')}-${date}.${extension}`;
}
