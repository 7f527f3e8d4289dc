import { extname } from 'node:path';

const MEDIA_TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  // Chromium refuses modules of another type, and the map stays blank.
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.pmtiles': 'application/vnd.pmtiles',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media type of a file by its name. */
export function mediaTypeOf(fileName: string): string {
  return MEDIA_TYPES[extname(fileName).toLowerCase()] ?? 'application/octet-stream';
}
