import { fillRenderer, lineRenderer, markerRenderer } from '../../cartography/symbols.ts';
import type { RowSource } from '../../catalog/layer-definition.ts';
import type { MapType } from '../../contracts/map/types.ts';

type MapSymbol = MapType<'Symbol'>;
type Color = MapType<'RgbColor'>;

const OUTLINE = [110, 110, 110] as const;
const MARKER_SIZE = 7;
const LINE_WIDTH = 2;
const OUTLINE_WIDTH = 0.5;

/** A copy of a symbol in another colour. One that keeps its colours in bytes of its own stays as it is. */
export function recoloured(symbol: MapSymbol, color: Color): MapSymbol {
  return symbol.$type === 'XMLBinarySymbol' ? symbol : { ...symbol, Color: color };
}

/** The symbol that classes of a layer get where a request brings none; a table's is that of points. */
export function plainSymbol(source: RowSource): MapSymbol {
  switch (source.kind === 'features' ? source.geometryType : 'geoGeometryPoint') {
    case 'geoGeometryPolyline':
      return lineRenderer('', { colour: OUTLINE, widthPt: LINE_WIDTH }).Symbol;
    case 'geoGeometryPolygon':
    case 'geoGeometryMultiPatch':
      return fillRenderer('', OUTLINE, { colour: OUTLINE, widthPt: OUTLINE_WIDTH }).Symbol;
    default:
      return markerRenderer('', OUTLINE, MARKER_SIZE).Symbol;
  }
}
