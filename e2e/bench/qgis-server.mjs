// QGIS Server beside Varde: the program of Debian's qgis-server over FastCGI, by WMS, with the shapefiles that MapServer
// reads, in the same sizes and colours; letters are those of the system.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askFastCgi } from './fastcgi-client.mjs';
import { canStart, startFastCgi } from './fastcgi-program.mjs';

const PROGRAM = '/usr/lib/cgi-bin/qgis_mapserv.fcgi';

/** Whether qgis-server and spawn-fcgi are installed. */
export function hasQgisServer() {
  return canStart(PROGRAM);
}

/** `layers`: by the name of their shapefile in the folder, each with its properties of symbols in QGIS. */
export async function startQgisServer(folder, layers) {
  const socket = join(folder, 'qgis.sock');
  for (const [name, { qgis }] of Object.entries(layers))
    writeFileSync(join(folder, `${name}.qgs`), projectOf(name, qgis));
  const env = { QT_QPA_PLATFORM: 'offscreen', HOME: folder };
  const stop = await startFastCgi(PROGRAM, socket, env, 'ignore');
  return {
    draw(name, { widthPx, heightPx, box }) {
      const query = {
        ...{ MAP: join(folder, `${name}.qgs`), SERVICE: 'WMS', VERSION: '1.1.1', REQUEST: 'GetMap' },
        ...{ LAYERS: name, STYLES: '', SRS: 'EPSG:4326', FORMAT: 'image/png' },
        ...{ BBOX: fitted(box, heightPx / widthPx).join(), WIDTH: widthPx, HEIGHT: heightPx },
      };
      return askFastCgi(socket, {
        ...{ REQUEST_METHOD: 'GET', SERVER_NAME: 'localhost', SERVER_PORT: '80', SCRIPT_NAME: '/qgis' },
        QUERY_STRING: new URLSearchParams(query).toString(),
      });
    },
    stop,
  };
}

/** A wide box with the shape of the image: WMS stretches what has another. */
function fitted([west, south, east, north], shape) {
  const [middle, half] = [(south + north) / 2, ((east - west) * shape) / 2];
  return [west, middle - half, east, middle + half];
}

const WGS84 = '<spatialrefsys><authid>EPSG:4326</authid></spatialrefsys>';

function projectOf(name, { kind, symbol, label }) {
  const properties = Object.entries(symbol.properties).map(
    ([key, value]) => `<prop k="${key}" v="${value}"/>`,
  );
  return `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22.16" projectname="${name}">
<projectCrs>${WGS84}</projectCrs>
<layer-tree-group><layer-tree-layer id="${name}" name="${name}" checked="Qt::Checked"/></layer-tree-group>
<projectlayers><maplayer type="vector" geometry="${kind}" labelsEnabled="${label ? 1 : 0}">
<id>${name}</id><datasource>./${name}.shp</datasource><layername>${name}</layername>
<srs>${WGS84}</srs><provider encoding="UTF-8">ogr</provider>
<renderer-v2 type="singleSymbol" symbollevels="0"><symbols><symbol type="${symbol.type}" name="0" alpha="1">
<layer class="${symbol.layer}" enabled="1" pass="0">${properties.join('')}</layer></symbol></symbols></renderer-v2>
${label ? labelsOf(label) : ''}
</maplayer></projectlayers>
</qgis>
`;
}

function labelsOf({ field, sizePx, color, haloPx, haloColor }) {
  return `<labeling type="simple"><settings>
<text-style fieldName="${field}" isExpression="0" fontSize="${sizePx}" fontSizeUnit="Pixel" textColor="${color}">
<text-buffer bufferDraw="1" bufferSize="${haloPx}" bufferSizeUnits="Pixel" bufferColor="${haloColor}"/></text-style>
<placement placement="1" quadOffset="8" offsetUnits="Pixel" xOffset="6"/><rendering drawLabels="1" displayAll="0"/>
</settings></labeling>`;
}
