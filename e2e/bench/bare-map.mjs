// The yardstick of start.bench.mjs: a process that serves one page with MapLibre and the base map, as the GeoJSON from which
// the tiles that ship are cut, and opens the same browser on it with the arguments that the app's window has. Nothing of
// Varde runs in it.

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';

const [profile, debugPort] = process.argv.slice(2);
const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = {
  maplibre: join(ROOT, 'node_modules/maplibre-gl/dist'),
  basemap: join(ROOT, 'assets/basemap'),
};
const TYPES = { '.mjs': 'text/javascript', '.css': 'text/css', '.geojson': 'application/json' };
const source = (name, maxzoom) => ({
  type: 'geojson',
  data: `/basemap/${name}.geojson`,
  maxzoom,
  buffer: 32,
});
const fill = (id, colour) => ({ id, type: 'fill', source: id, paint: { 'fill-color': colour } });
const line = (id, of, width) => ({
  id,
  type: 'line',
  source: of,
  paint: { 'line-color': '#7d8a91', 'line-width': width },
});
/** Each name says from which zoom on there is room for it. */
const names = (kind) => ({
  id: `${kind}-names`,
  type: 'symbol',
  source: 'places',
  filter: ['all', ['==', ['get', 'kind'], kind], ['<=', ['get', 'zoom'], ['zoom']]],
  layout: { 'text-field': ['get', 'name'], 'text-font': ['sans-serif'], 'text-size': 12, 'text-padding': 4 },
  paint: { 'text-halo-color': '#ffffff', 'text-halo-width': 1.4 },
});
const STYLE = {
  version: 8,
  sources: {
    land: source('land', 6),
    lakes: source('lakes', 6),
    borders: source('borders', 11),
    places: source('places', 11),
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#cfe3ee' } },
    fill('land', '#f4f1ea'),
    line('coast', 'land', 0.6),
    fill('lakes', '#cfe3ee'),
    line('county-borders', 'borders', 0.8),
    ...['sea', 'town', 'county', 'country'].map(names),
  ],
};
const PAGE = `<!doctype html><html lang="nb"><title>Bare map</title>
<link rel="stylesheet" href="/maplibre/maplibre-gl.css">
<style>html, body, #map { margin: 0; height: 100% }</style>
<div id="map"></div>
<script type="module">
import { Map, setWorkerCount, setWorkerUrl } from '/maplibre/maplibre-gl.mjs';
setWorkerUrl(new URL('/maplibre/maplibre-gl-worker.mjs', document.baseURI).href);
setWorkerCount(2);
const style = ${JSON.stringify(STYLE)};
for (const source of Object.values(style.sources)) source.data = new URL(source.data, document.baseURI).href;
const map = new Map({ container: 'map', style, bounds: [[4.2, 57.8], [31.4, 71.3]], fadeDuration: 0 });
map.once('idle', () => performance.mark('bare:map-idle'));
</script>`;

const server = createServer(async ({ url = '/' }, response) => {
  const [, folder = '', name = ''] = url.split('/');
  const files = FOLDERS[folder];
  const body = files ? await readFile(join(files, name)).catch(() => undefined) : PAGE;
  const type = files ? TYPES[extname(name)] : 'text/html; charset=utf-8';
  const headers = { 'content-type': type ?? 'text/plain', 'cache-control': 'max-age=3600' };
  response.writeHead(body === undefined ? 404 : 200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const browser = spawn(
    process.env.VARDE_CHROMIUM,
    [
      '--headless=new',
      `--remote-debugging-port=${debugPort}`,
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-proxy-server',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--window-size=1440,900',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--app=http://127.0.0.1:${server.address().port}/`,
    ],
    { stdio: 'ignore' },
  );
  process.once('SIGTERM', () => browser.kill());
  browser.once('exit', () => process.exit());
});
