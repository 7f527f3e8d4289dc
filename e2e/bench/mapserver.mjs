// MapServer beside Varde: the program of Debian's cgi-mapserver over FastCGI, with the same data in shapefiles, the same
// sizes and colours, and the font that Varde ships.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { askFastCgi } from './fastcgi-client.mjs';
import { canStart, startFastCgi } from './fastcgi-program.mjs';

const PROGRAM = '/usr/lib/cgi-bin/mapserv';
/** Debian's mapserver-bin: draws pictures of a map file, and tells how long that took. */
const DRAWER = '/usr/bin/map2img';
const FONT = resolve(import.meta.dirname, '../../assets/fonts/inter-regular.ttf');

/** Whether all that it takes is installed: cgi-mapserver, spawn-fcgi and gdal-bin. */
export function hasMapServer() {
  return canStart(PROGRAM) && existsSync('/usr/bin/ogr2ogr');
}

/** `layers`: by name, each the text of a GeoJSON file and the lines of its LAYER in a map file. */
export async function startMapServer(folder, layers) {
  const socket = join(folder, 'mapserver.sock');
  writeFileSync(join(folder, 'fonts.txt'), `inter ${FONT}\n`);
  writeFileSync(
    join(folder, 'symbols.sym'),
    'SYMBOLSET SYMBOL NAME "circle" TYPE ELLIPSE FILLED TRUE POINTS 1 1 END END END\n',
  );
  const config = join(folder, 'mapserver.conf');
  writeFileSync(config, `CONFIG\n  ENV\n    MS_MAP_PATTERN "^${folder}/"\n  END\nEND\n`);
  for (const [name, { json, type, lines }] of Object.entries(layers)) {
    writeFileSync(join(folder, `${name}.geojson`), json);
    execFileSync('ogr2ogr', [
      '-f',
      'ESRI Shapefile',
      join(folder, `${name}.shp`),
      join(folder, `${name}.geojson`),
    ]);
    writeFileSync(join(folder, `${name}.map`), mapFile(folder, name, type, lines));
  }
  const stop = await startFastCgi(PROGRAM, socket, { MAPSERVER_CONFIG_FILE: config });
  return {
    draw: (name, { widthPx, heightPx, box }) =>
      askFastCgi(socket, {
        REQUEST_METHOD: 'GET',
        MAPSERVER_CONFIG_FILE: config,
        QUERY_STRING: `map=${join(folder, `${name}.map`)}&mode=map&mapext=${box.join('+')}&mapsize=${widthPx}+${heightPx}`,
      }),
    /** Milliseconds of each of so many drawings of one picture, by its own clock, without the file; absent: not installed. */
    drawTimes(name, { widthPx, heightPx, box }, count) {
      if (!existsSync(DRAWER)) return undefined;
      const map = ['-conf', config, '-m', join(folder, `${name}.map`), '-o', join(folder, `${name}.png`)];
      const view = ['-e', ...box, '-s', widthPx, heightPx].map(String);
      const told = spawnSync(DRAWER, [...map, ...view, '-c', String(count), '-map_debug', '2'], {
        encoding: 'utf8',
      });
      const times = [...`${told.stdout}${told.stderr}`.matchAll(/msDrawMap\(\) total time: ([\d.]+)s/g)];
      if (times.length !== count) throw new Error(`MapServer told of no times: ${told.stderr}`);
      return times.map(([, seconds]) => 1000 * Number(seconds));
    },
    stop,
  };
}

function mapFile(folder, name, type, lines) {
  return [
    'MAP',
    'SIZE 1024 768',
    'EXTENT 5 58 30 71',
    'IMAGECOLOR 255 255 255',
    'IMAGETYPE png',
    `SHAPEPATH "${folder}"`,
    `FONTSET "${join(folder, 'fonts.txt')}"`,
    `SYMBOLSET "${join(folder, 'symbols.sym')}"`,
    'LAYER',
    `NAME "${name}"`,
    `TYPE ${type}`,
    'STATUS DEFAULT',
    `DATA "${name}"`,
    ...lines,
    'END',
    'END',
    '',
  ].join('\n');
}
