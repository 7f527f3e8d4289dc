// Every type of the map service (specification 1), one table.

import type { ValueOf } from '../../schema/notation.ts';
import { attachmentsTypes } from './types/attachments.ts';
import { cachesTypes } from './types/caches.ts';
import { colorsTypes } from './types/colors.ts';
import { filtersTypes } from './types/filters.ts';
import { geometryTypes } from './types/geometry.ts';
import { graphicsTypes } from './types/graphics.ts';
import { imagesTypes } from './types/images.ts';
import { labelsTypes } from './types/labels.ts';
import { layersTypes } from './types/layers.ts';
import { legendTypes } from './types/legend.ts';
import { mapDescriptionTypes } from './types/map-description.ts';
import { propertySetTypes } from './types/property-set.ts';
import { queriesTypes } from './types/queries.ts';
import { rasterRenderersTypes } from './types/raster-renderers.ts';
import { recordsTypes } from './types/records.ts';
import { renderersTypes } from './types/renderers.ts';
import { scaleBarTypes } from './types/scale-bar.ts';
import { searchResultsTypes } from './types/search-results.ts';
import { serviceInfoTypes } from './types/service-info.ts';
import { spatialReferenceTypes } from './types/spatial-reference.ts';
import { symbolsTypes } from './types/symbols.ts';
import { textSymbolsTypes } from './types/text-symbols.ts';
import { timeTypes } from './types/time.ts';

export const mapTypes = {
  ...attachmentsTypes,
  ...cachesTypes,
  ...colorsTypes,
  ...filtersTypes,
  ...geometryTypes,
  ...graphicsTypes,
  ...imagesTypes,
  ...labelsTypes,
  ...layersTypes,
  ...legendTypes,
  ...mapDescriptionTypes,
  ...propertySetTypes,
  ...queriesTypes,
  ...rasterRenderersTypes,
  ...recordsTypes,
  ...renderersTypes,
  ...scaleBarTypes,
  ...searchResultsTypes,
  ...serviceInfoTypes,
  ...spatialReferenceTypes,
  ...symbolsTypes,
  ...textSymbolsTypes,
  ...timeTypes,
} as const;

/** A named table keeps compiler messages short. */
type Table = typeof mapTypes;
export interface MapTypes extends Table {}

export type MapType<Name extends keyof MapTypes> = ValueOf<MapTypes, Name>;
