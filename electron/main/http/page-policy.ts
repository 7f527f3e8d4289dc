/**
 * The content security policy of our pages: nothing from anywhere but here, and inline styles only with the nonce of
 * this delivery. `connections` are the other addresses that the page may call: the services, and WebSockets, which
 * 'self' leaves out in some browsers.
 */
export function pagePolicy(nonce: string, connections: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connections].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers of every file of our pages. Cross-origin isolation gives them SharedArrayBuffer and exact clocks. */
export const PAGE_HEADERS: { readonly [name: string]: string } = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};
