import type { MapType } from '../../contracts/map/types.ts';
import type { PolygonGeometry } from '../../geo/geometry/geometry.ts';
import { type MapFrame, mapPointAt } from '../../geo/map-frame.ts';
import { createDistanceFilter } from '../../geo/relate/distance-filter.ts';
import { resultColumns } from '../query/result-rows.ts';
import { hyperlinkOf, hyperlinkReader } from '../values/hyperlink.ts';
import { writeGeometry } from '../wire/write-geometry.ts';
import { placedRows, type SearchPosition } from './rows-at-position.ts';
import { type MapSearch, roomAfter } from './search-context.ts';
import type { SearchedLayer } from './searched-layers.ts';

type Hyperlink = MapType<'MapServerHyperlink'>;

/** The links of the features that the map shows, by layer and object id; cut where there are too many. */
export async function areaLinks(targets: readonly SearchedLayer[], search: MapSearch): Promise<Hyperlink[]> {
  const place = shownArea(search.view.frame);
  const links: Hyperlink[] = [];
  for (const target of targets) {
    const pattern = hyperlinkOf(target.layer);
    if (pattern === undefined) continue;
    const { described, rows } = await placedRows(target, place, search, roomAfter(links));
    // Always in the system of the published map, whatever that of the request.
    const columns = await resultColumns(described, rows, search.map, {
      fields: described.source.fields,
      crs: { reference: undefined, path: 'MapDescription' },
      zone: { reference: undefined, path: '' },
      shapes: {},
    });
    const linkOf = hyperlinkReader(pattern, columns.source, columns.table);
    for (const row of rows) {
      const shape = columns.shape(row);
      const URL = linkOf(row);
      if (shape && URL !== undefined) links.push({ Location: writeGeometry(shape, columns.crs), URL });
    }
  }
  return links;
}

/** The corners of the image on the map: of a turned one, too. */
function shownArea(frame: MapFrame): SearchPosition {
  const { widthPx, heightPx } = frame;
  const corners = [
    [0, 0],
    [widthPx, 0],
    [widthPx, heightPx],
    [0, heightPx],
  ] as const;
  const area: PolygonGeometry = {
    kind: 'polygon',
    rings: [corners.flatMap(([xPx, yPx]) => mapPointAt(frame, xPx, yPx))],
  };
  return { filter: createDistanceFilter(area, 0), path: 'MapDescription.MapArea' };
}
