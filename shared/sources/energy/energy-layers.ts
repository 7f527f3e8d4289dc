// Group Energy: the hydropower plants by their status (specification 3), and the tables that belong to them.

import { baseMapLetters, letterSymbol } from '../../cartography/base-map.ts';
import { PLANT_MW, plantLayerLooks, plantNames, plantSizes } from '../../cartography/plants.ts';
import { markerRenderer, sizedRenderer } from '../../cartography/symbols.ts';
import { codedDomain, rangeDomain } from '../../catalog/domains.ts';
import {
  dateField,
  doubleField,
  integerField,
  objectIdField,
  shapeField,
  smallField,
  textField,
} from '../../catalog/fields.ts';
import {
  type FeatureLayerDefinition,
  type LayerList,
  type RelationDefinition,
  type TableDefinition,
  TOP_LEVEL,
} from '../../catalog/layer-definition.ts';
import { applicationFields } from '../../contracts/energy/application-fields.ts';
import { plantFields } from '../../contracts/energy/plant-fields.ts';
import { layerFields } from './layer-fields.ts';

const ENERGY = 0;
export const PLANTS_IN_OPERATION = 1;
export const PLANTS_UNDER_CONSTRUCTION = 2;
export const CLOSED_PLANTS = 3;
export const PLANT_LAYER_IDS = [PLANTS_IN_OPERATION, PLANTS_UNDER_CONSTRUCTION, CLOSED_PLANTS] as const;
/** By which the app knows a plant. */
export const PLANT_NUMBER_FIELD = 'VannKraftverkID';
export const LICENCES = 100;
export const CERTIFICATES = 101;
export const QUARTER_VALUES = 102;

/** The type of a plant as a number: what VannKVTypeID says in letters. */
export const TYPE_FIELD = 'VannKVTypeKode';
export const TYPE_CODES: { readonly [letters: string]: number } = { K: 1, PK: 2, P: 3 };

/** The licences of what ships: the register asks for this sentence, the points for the name of their maker. */
const CREDIT =
  'Contains data under the Norwegian Licence for Open Government Data (NLOD) distributed by the Norwegian Water ' +
  'Resources and Energy Directorate (NVE); positions of the sample: European Commission, Joint Research Centre, ' +
  'JRC Hydro-power database, CC BY 4.0';

const areas = codedDomain('SpotPriceArea', 'geoFieldTypeInteger', {
  1: 'NO1',
  2: 'NO2',
  3: 'NO3',
  4: 'NO4',
  5: 'NO5',
});
const output = rangeDomain('Output', 0, 2000);
const consumption = rangeDomain('Consumption', -2000, 0);

const plantLayerFields = [
  objectIdField,
  ...layerFields(plantFields, { ElspotomraadeNummer: areas }),
  smallField(TYPE_FIELD, 'Type number'),
  shapeField,
];

const LICENCES_OF_PLANTS = 1;
const CERTIFICATES_OF_OWNERS = 2;

const relations: readonly RelationDefinition[] = [
  {
    id: LICENCES_OF_PLANTS,
    name: 'Licences',
    relatedTableId: LICENCES,
    role: 'geoRelRoleOrigin',
    cardinality: 'geoRelCardinalityOneToMany',
    keyField: 'VannKraftverkID',
    relatedKeyField: 'VannKraftverkID',
  },
  {
    id: CERTIFICATES_OF_OWNERS,
    name: 'Certificates',
    relatedTableId: CERTIFICATES,
    role: 'geoRelRoleOrigin',
    cardinality: 'geoRelCardinalityManyToMany',
    keyField: 'HovedEier_OrgNr',
    relatedKeyField: 'KraftverkEierOrgNr',
  },
];

const PLANT_LAYERS = [
  { id: PLANTS_IN_OPERATION, ...plantLayerLooks.operation },
  { id: PLANTS_UNDER_CONSTRUCTION, ...plantLayerLooks.construction },
  { id: CLOSED_PLANTS, ...plantLayerLooks.closed },
] as const;

const [IN_OPERATION, UNDER_CONSTRUCTION, CLOSED] = PLANT_LAYERS;

/**
 * A relationship of plants from its other side, where it leads to three layers: to plants in operation by the number
 * that it has there, to the others by 10 and 20 more.
 */
function relationsToPlants(id: number): RelationDefinition[] {
  return relations
    .filter((relation) => relation.id === id)
    .flatMap(({ cardinality, keyField, relatedKeyField }) =>
      PLANT_LAYERS.map((layer, index) => ({
        id: id + 10 * index,
        name: layer.name,
        relatedTableId: layer.id,
        role: 'geoRelRoleDestination' as const,
        cardinality,
        keyField: relatedKeyField,
        relatedKeyField: keyField,
      })),
    );
}

/** The page of a plant in the public register of its authority. */
const PLANT_PAGE =
  'https://www.nve.no/energi/energisystem/vannkraft/vannkraftdatabase/vannkraftverk/?id={VannKraftverkID}';

/** Named by output: the larger, the smaller the scale at which they are named. */
const plantLabels: NonNullable<FeatureLayerDefinition['labels']> = {
  classes: plantNames.map(({ leastMw, maxN }, index) => {
    const above = plantNames[index - 1]?.leastMw;
    const isBelow = above === undefined ? '' : ` AND ${PLANT_MW.field} < ${above}`;
    return {
      LabelExpression: '[Navn]',
      WhereClause: `${PLANT_MW.field} >= ${leastMw}${isBelow}`,
      Symbol: letterSymbol(baseMapLetters.plant),
      MinimumScale: maxN,
    };
  }),
  rankField: PLANT_MW.field,
};

function plantLayer(
  { id, name, colour, sizePt }: (typeof PLANT_LAYERS)[number],
  more: Partial<Pick<FeatureLayerDefinition, 'hyperlink' | 'popup' | 'renderer' | 'labels'>> = {},
): FeatureLayerDefinition {
  return {
    kind: 'features',
    id,
    name,
    description: `${name}. Plants whose place is not known have no shape.`,
    credit: CREDIT,
    parentId: ENERGY,
    geometryType: 'geoGeometryPoint',
    renderer: markerRenderer(name, colour, sizePt),
    fields: plantLayerFields,
    displayField: 'Navn',
    relations,
    timeField: 'IDriftDato',
    subtypes: {
      field: TYPE_FIELD,
      kinds: [
        { code: 1, name: 'Hydropower plant', domains: { MaksYtelse: output } },
        { code: 2, name: 'Pumped-storage plant', domains: { MaksYtelse: output } },
        { code: 3, name: 'Pump', domains: { MaksYtelse: consumption } },
      ],
    },
    ...more,
  };
}

export const energyLayers: LayerList = [
  {
    kind: 'group',
    id: ENERGY,
    name: 'Energy',
    description: 'Hydropower plants by status.',
    parentId: TOP_LEVEL,
  },
  plantLayer(IN_OPERATION, {
    hyperlink: PLANT_PAGE,
    popup: 'text',
    renderer: sizedRenderer(PLANT_MW.field, plantLayerLooks.operation.colour, PLANT_MW.minimum, plantSizes),
    labels: plantLabels,
  }),
  plantLayer(UNDER_CONSTRUCTION),
  plantLayer(CLOSED, { hyperlink: PLANT_PAGE, popup: 'url' }),
];

export const energyTables: readonly TableDefinition[] = [
  {
    kind: 'table',
    id: LICENCES,
    name: 'Licences',
    description: 'Licences that are tied to plants.',
    displayField: 'Tittel',
    relations: relationsToPlants(LICENCES_OF_PLANTS),
    fields: [
      objectIdField,
      integerField('VannKraftverkID', 'Plant number'),
      integerField('KdbID', 'Licence number'),
      textField('Tittel', 'Title'),
    ],
  },
  {
    kind: 'table',
    id: CERTIFICATES,
    name: 'Certificates',
    description: 'Applications for electricity certificates.',
    displayField: 'KraftverksNavn',
    relations: relationsToPlants(CERTIFICATES_OF_OWNERS),
    timeField: 'Startdato',
    fields: [objectIdField, ...layerFields(applicationFields)],
  },
  {
    kind: 'table',
    id: QUARTER_VALUES,
    name: 'Quarter values',
    description: 'Certificate-eligible production by quarter since the scheme began.',
    displayField: 'Kvartal',
    relations: [],
    timeField: 'Start',
    fields: [
      objectIdField,
      integerField('Year', 'Year'),
      integerField('Quarter', 'Quarter'),
      textField('Kvartal', 'Year and quarter'),
      dateField('Start', 'First day'),
      doubleField('IMaalet', 'In the target scheme, GWh'),
      doubleField('IOvergangsordningen', 'In the transitional arrangement, GWh'),
    ],
  },
];
