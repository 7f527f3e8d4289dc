export interface PopupContent {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  /** Address of a page about it. */
  readonly link: string | undefined;
}

const STYLE = `:root{color-scheme:light dark;font:14px/1.45 system-ui,sans-serif}
body{margin:12px 16px;max-width:40em}
h1{font-size:1.25em;margin:0 0 .5em}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:3px 0;border-bottom:1px solid #8884}
th{font-weight:400;opacity:.75;padding-right:1em;width:45%}
td{overflow-wrap:anywhere}`;

/** A page of its own: it fetches nothing and runs nothing, and every value is text in it. */
export function popupPage({ title, rows, link }: PopupContent): string {
  const lines = rows.map(
    ({ name, value }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1><table>${lines.join('\n')}</table>${link === undefined ? '' : linkTo(link)}</body></html>
`;
}

function linkTo(address: string): string {
  const { host } = new URL(address);
  return `<p><a href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer">${escapeHtml(host)}</a></p>`;
}

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
