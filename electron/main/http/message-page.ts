// The plain page for those who are not let in, and for the moment before the app window is.

import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:20vh auto;max-width:34rem;padding:0 1rem}';

const styleHash = createHash('sha256').update(STYLE).digest('base64');

export const MESSAGE_PAGE_HEADERS: { readonly [name: string]: string } = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** `text` is our own: plain lines, no markup. */
export function messagePage(text: string): string {
  const paragraphs = text
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Varde</title><style>${STYLE}</style></head><body>${paragraphs}</body></html>`;
}
