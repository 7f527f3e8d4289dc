// All that is known of a plant, in words. Catchment, Regine number and head stand together: names are not unique, and
// figures of the wrong plant are worse than none.

import type { Json, JsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { plantColumns } from '../../../../shared/contracts/energy/plant-fields.ts';
import { utmFromLonLat } from '../../../../shared/geo/utm.ts';
import { utmZoneToShow } from '../../../../shared/geo/utm-zone.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import { isTextKey } from '../../../i18n/texts.ts';
import type { CardContent, CardFact, CardGroup } from '../../../table/card/card-content.ts';
import type { RowFacts } from '../../../table/card/row-facts.ts';

export interface PlantCardInput {
  readonly facts: RowFacts;
  readonly card: BridgeType<'PlantCard'>;
  readonly row: JsonObject;
  /** Where the points come from, in words. */
  readonly pointSource: string;
}

export function plantCardContent(input: PlantCardInput, text: Text, formats: Formats): CardContent {
  const { facts } = input;
  const places = [
    facts.value('owner'),
    facts.value('municipality'),
    facts.value('county'),
    facts.value('area'),
  ];
  return {
    title: facts.value('name'),
    subtitle: places.filter((place) => place !== '–').join(' · '),
    figures: facts.facts(['outputMw', 'productionGwh', 'headM', 'flowM3s']),
    groups: groups(input, text, formats),
    notes: [
      ...(facts.code('type') === 'P' ? [text('plants.card.pumpNote')] : []),
      text('plants.card.regineNote'),
      text('plants.card.lacks'),
    ],
  };
}

function groups(
  { facts, card, row, pointSource }: PlantCardInput,
  text: Text,
  formats: Formats,
): CardGroup[] {
  return [
    {
      id: 'water',
      title: text('plants.card.water'),
      facts: facts.facts(['catchment', 'regineNumber', 'headM', 'flowM3s', 'energyEquivalent', 'district']),
    },
    {
      id: 'place',
      title: text('plants.card.place'),
      facts: [
        ...facts.facts(['municipality', 'county', 'area']),
        ...pointFacts(card, pointSource, text, formats),
      ],
    },
    { id: 'owner', title: text('plants.card.owner'), facts: facts.facts(['owner', 'ownerNumber']) },
    { id: 'years', title: text('plants.card.years'), facts: yearFacts(facts, row, text) },
    {
      id: 'numbers',
      title: text('plants.card.numbers'),
      facts: [...facts.facts(['plantNumber', 'type', 'status']), ...otherMembers(row, text)],
    },
  ];
}

function yearFacts(facts: RowFacts, row: JsonObject, text: Text): readonly CardFact[] {
  const commissioned = facts.fact('commissioned');
  const isYearOnly = /^\d{4}-01-01T/.test(String(row['IDriftDato']));
  return [
    isYearOnly ? { ...commissioned, note: text('plants.card.yearOnly') } : commissioned,
    ...facts.facts(['firstUseYear', 'oldestPartYear']),
    ...(facts.has('closedYear') ? [facts.fact('closedYear')] : []),
  ];
}

const DEGREE_DECIMALS = 4;

function pointFacts(
  { latitude, longitude }: BridgeType<'PlantCard'>,
  source: string,
  text: Text,
  formats: Formats,
): readonly CardFact[] {
  const label = text('plants.card.point');
  if (latitude === null || longitude === null) return [{ label, value: text('plants.card.point.none') }];
  const place = { latitude, longitude };
  const utm = utmFromLonLat(utmZoneToShow(place), place);
  return [
    {
      label,
      value: text('plants.card.point.value', {
        latitude: formats.number(latitude, DEGREE_DECIMALS),
        longitude: formats.number(longitude, DEGREE_DECIMALS),
      }),
      note: text('plants.card.point.source', { source }),
    },
    {
      label: text('plants.card.point.utm', { zone: utm.zone }),
      value: text('plants.card.point.utmValue', {
        easting: formats.number(utm.easting, 0),
        northing: formats.number(utm.northing, 0),
      }),
    },
  ];
}

/** What the card shows otherwise: columns of the table, the licences, the type and state in words. */
const SHOWN = new Set<string>([
  ...plantColumns.flatMap((column) => ('member' in column ? [column.member] : [])),
  'VannKVType',
  'Konsesjoner',
  'ErIDrift',
  'UnderBygging',
]);

/** The members of a row that nothing else shows, as the source gives them. Members without a value are left out. */
function otherMembers(row: JsonObject, text: Text): readonly CardFact[] {
  return Object.entries(row).flatMap(([member, value]) => {
    if (SHOWN.has(member) || value === null || value === '') return [];
    const key = `plants.card.member.${member}`;
    return [{ label: isTextKey(key) ? text(key) : member, value: plainText(value) }];
  });
}

function plainText(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}
