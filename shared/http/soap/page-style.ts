// How the pages of the services look: as the app does, by the same custom properties and the same typeface.

/** Where the host serves the typeface. Where a proxy does not pass it on, the pages take that of the system. */
export const PAGE_FONT_PATH = '/fonts/inter.woff2';

/** Those of the app's themes that these pages use; a test holds them to renderer/ui/themes.css. */
export const PAGE_COLORS = {
  light: {
    ink: '#10212b',
    'ink-2': '#44555f',
    'ink-3': '#5b6b74',
    line: '#d9e0e3',
    'line-2': '#e9eef0',
    paper: '#ffffff',
    'paper-2': '#f6f8f9',
    bar: '#0f4c4a',
    'on-bar': '#ffffff',
    'ice-text': '#21698a',
    focus: '#21698a',
  },
  dark: {
    ink: '#e8eef1',
    'ink-2': '#b4c2c9',
    'ink-3': '#94a5ae',
    line: '#2c3e48',
    'line-2': '#223039',
    paper: '#142129',
    'paper-2': '#0d171d',
    bar: '#103836',
    'on-bar': '#ffffff',
    'ice-text': '#7cc4e0',
    focus: '#7cc4e0',
  },
} as const;

function properties(colors: { readonly [name: string]: string }): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');
}

export const PAGE_STYLE = `@font-face{font-family:"Inter Variable";src:url("${PAGE_FONT_PATH}") format("woff2");font-weight:100 900}
:root{color-scheme:light dark;${properties(PAGE_COLORS.light)}}
@media (prefers-color-scheme:dark){:root{${properties(PAGE_COLORS.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper-2);color:var(--ink);font:15px/1.45 "Inter Variable",system-ui,sans-serif;font-feature-settings:"tnum"}
.bar{display:flex;align-items:center;gap:16px;min-height:52px;padding:0 24px;background:var(--bar);color:var(--on-bar)}
.bar strong{font-size:18px;font-weight:650}
.bar a{color:inherit}
main{max-width:72rem;margin:0 auto;padding:8px 24px 48px;background:var(--paper);border:solid var(--line);border-width:0 1px 1px}
a{color:var(--ice-text)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
h1,h2,h3{font-weight:650;line-height:1.3}
h1{font-size:22px;margin:16px 0 8px}
h2{font-size:18px;margin:32px 0 8px;padding-top:16px;border-top:1px solid var(--line)}
h3{font-size:15px;margin:0}
p{margin:8px 0}
nav{display:flex;flex-wrap:wrap;gap:16px}
ul{padding:0;list-style:none}
li{padding:4px 0;border-bottom:1px solid var(--line-2)}
section{margin:24px 0}
table{border-collapse:collapse;margin:8px 0;font-size:13px}
th,td{padding:6px 16px 6px 0;border-bottom:1px solid var(--line-2);text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{border-color:var(--line);color:var(--ink-3);font-size:11.5px;font-weight:600}
tbody th{font-weight:600}
code,pre{font-family:ui-monospace,"Cascadia Mono","DejaVu Sans Mono",monospace;font-size:13px;overflow-wrap:anywhere}
pre{padding:12px 16px;border:1px solid var(--line);border-radius:8px;background:var(--paper-2);white-space:pre-wrap}
@media (max-width:600px){main{padding:8px 12px 32px}.bar{padding:0 12px}}`;

/** Nothing but the style of the page and the typeface of the host: values of the data stand on these pages. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-ancestors 'none'";
