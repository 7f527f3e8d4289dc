// All texts, one file an area and language. Keys are typed from Bokmål; a test holds English to the same keys.

import enBoundaries from '../../assets/locales/en/boundaries.json';
import enCertificates from '../../assets/locales/en/certificates.json';
import enCharts from '../../assets/locales/en/charts.json';
import enCompare from '../../assets/locales/en/compare.json';
import enData from '../../assets/locales/en/data.json';
import enDelivery from '../../assets/locales/en/delivery.json';
import enErrors from '../../assets/locales/en/errors.json';
import enExport from '../../assets/locales/en/export.json';
import enFrame from '../../assets/locales/en/frame.json';
import enLayers from '../../assets/locales/en/layers.json';
import enMap from '../../assets/locales/en/map.json';
import enMapExport from '../../assets/locales/en/map-export.json';
import enMapLayers from '../../assets/locales/en/map-layers.json';
import enObservations from '../../assets/locales/en/observations.json';
import enPivot from '../../assets/locales/en/pivot.json';
import enPlants from '../../assets/locales/en/plants.json';
import enServices from '../../assets/locales/en/services.json';
import enSettings from '../../assets/locales/en/settings.json';
import enTable from '../../assets/locales/en/table.json';
import enTiles from '../../assets/locales/en/tiles.json';
import nbBoundaries from '../../assets/locales/nb/boundaries.json';
import nbCertificates from '../../assets/locales/nb/certificates.json';
import nbCharts from '../../assets/locales/nb/charts.json';
import nbCompare from '../../assets/locales/nb/compare.json';
import nbData from '../../assets/locales/nb/data.json';
import nbDelivery from '../../assets/locales/nb/delivery.json';
import nbErrors from '../../assets/locales/nb/errors.json';
import nbExport from '../../assets/locales/nb/export.json';
import nbFrame from '../../assets/locales/nb/frame.json';
import nbLayers from '../../assets/locales/nb/layers.json';
import nbMap from '../../assets/locales/nb/map.json';
import nbMapExport from '../../assets/locales/nb/map-export.json';
import nbMapLayers from '../../assets/locales/nb/map-layers.json';
import nbObservations from '../../assets/locales/nb/observations.json';
import nbPivot from '../../assets/locales/nb/pivot.json';
import nbPlants from '../../assets/locales/nb/plants.json';
import nbServices from '../../assets/locales/nb/services.json';
import nbSettings from '../../assets/locales/nb/settings.json';
import nbTable from '../../assets/locales/nb/table.json';
import nbTiles from '../../assets/locales/nb/tiles.json';
import { type BridgeType, bridgeTypes } from '../../shared/contracts/bridge/types.ts';

const nb = {
  ...nbFrame,
  ...nbServices,
  ...nbSettings,
  ...nbErrors,
  ...nbData,
  ...nbPlants,
  ...nbCertificates,
  ...nbTable,
  ...nbTiles,
  ...nbExport,
  ...nbCharts,
  ...nbPivot,
  ...nbCompare,
  ...nbMap,
  ...nbMapExport,
  ...nbMapLayers,
  ...nbLayers,
  ...nbBoundaries,
  ...nbObservations,
  ...nbDelivery,
};

export type TextKey = keyof typeof nb & string;
export type Texts = { readonly [Key in TextKey]: string };

const en: Texts = {
  ...enFrame,
  ...enServices,
  ...enSettings,
  ...enErrors,
  ...enData,
  ...enPlants,
  ...enCertificates,
  ...enTable,
  ...enTiles,
  ...enExport,
  ...enCharts,
  ...enPivot,
  ...enCompare,
  ...enMap,
  ...enMapExport,
  ...enMapLayers,
  ...enLayers,
  ...enBoundaries,
  ...enObservations,
  ...enDelivery,
};

export type Language = BridgeType<'Language'>;
export const LANGUAGES: readonly Language[] = bridgeTypes.Language.values;

export const texts: { readonly [Name in Language]: Texts } = { nb, en };

/** Whether a key that was put together at run time stands in the texts. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(nb, key);
}
