// Group Hazards: the observations, a layer of points for each hazard that is told apart.

import { type HazardLook, hazardLooks } from '../../../cartography/observations.ts';
import { markerRenderer } from '../../../cartography/symbols.ts';
import { type FeatureLayerDefinition, type LayerList, TOP_LEVEL } from '../../../catalog/layer-definition.ts';
import { type Hazard, hazards } from '../../../contracts/observation/hazards.ts';
import { nameOf } from '../../../contracts/observation/lookups/lookup-tables.ts';
import { hazardFields, NUMBER, OBSERVED_AT } from './hazard-fields.ts';

const HAZARDS = 20;
/** At smaller scales they would lie over one another, and over everything else. */
const MIN_SCALE = 500_000;
const ENGLISH = 2;

const CREDIT =
  'Observations: to be credited each to its observer (NickName), and those that were fetched to their service too (TargetName)';

const byPrefix: readonly (readonly [id: number, prefix: Hazard['prefix'], look: HazardLook])[] = [
  [21, 'Snow', hazardLooks.snow],
  [22, 'Ice', hazardLooks.ice],
  [23, 'Water', hazardLooks.water],
  [24, 'Dirt', hazardLooks.soil],
];

/** By the hazards of registrations: wet soil and rock are on the layer of soil. */
export const hazardLayerOf: ReadonlyMap<number, number> = new Map(
  byPrefix.flatMap(([id, prefix]) =>
    hazards.filter((hazard) => hazard.prefix === prefix).map((hazard) => [hazard.id, id] as const),
  ),
);

function hazardLayer([id, prefix, { colour, sizePt, markerStyle }]: (typeof byPrefix)[number]) {
  const hazardNames = hazards
    .filter((hazard) => hazard.prefix === prefix)
    .map((hazard) => nameOf('GeoHazardKDV', hazard.id, ENGLISH));
  const name = hazardNames[0] ?? prefix;
  return {
    kind: 'features',
    id,
    name,
    description:
      `Observations of ${hazardNames.join(', ').toLowerCase()}: registered here, or fetched from another service as of ` +
      'a time. Those without a position have no shape.',
    credit: CREDIT,
    parentId: HAZARDS,
    minScale: MIN_SCALE,
    geometryType: 'geoGeometryPoint',
    renderer: markerRenderer(name, colour, sizePt, markerStyle),
    fields: hazardFields,
    displayField: NUMBER,
    relations: [],
    timeField: OBSERVED_AT,
  } satisfies FeatureLayerDefinition;
}

const pointLayers = byPrefix.map(hazardLayer);
export const HAZARD_LAYER_IDS: readonly number[] = pointLayers.map(({ id }) => id);

export const hazardLayers: LayerList = [
  {
    kind: 'group',
    id: HAZARDS,
    name: 'Hazards',
    description: 'Observations of natural hazards, by hazard.',
    parentId: TOP_LEVEL,
  },
  ...pointLayers,
];
