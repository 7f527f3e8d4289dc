import { isJsonObject, type Json, type JsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { observationTypes } from '../../../../shared/contracts/observation/types.ts';
import { createSchemaView } from '../../../../shared/schema/view.ts';
import type { AboutLine, WrittenExport } from '../../../table/export/export-format.ts';
import { writeFeatures } from '../../../table/export/write-geojson.ts';

const ENGLISH = 2;
const schema = createSchemaView(observationTypes);

/**
 * Registrations with a position as GeoJSON (RFC 7946: WGS 84, longitude first), with all their members as the service
 * spells them; times in UTC. Those without a position are left out and counted.
 */
export function writeObservationFeatures(
  cards: readonly BridgeType<'ObservationCard'>[],
  about: readonly AboutLine[],
): WrittenExport {
  const features = cards.flatMap(({ row, areas, registration }) => {
    const { key, regId, source, latitude, longitude, hazardId, nickName, placeName } = row;
    if (latitude === null || longitude === null) return [];
    const properties = {
      RegId: regId,
      GeoHazardName: nameOf('GeoHazardKDV', hazardId, ENGLISH),
      NickName: nickName,
      PlaceName: placeName,
      MunicipalNo: areas.municipalNo,
      MunicipalName: areas.municipalName,
      ForecastRegionTid: areas.regionId,
      ForecastRegionName: areas.regionName,
      ...(source ? { Source: source.targetName, AsOf: new Date(source.asOfMs).toISOString() } : {}),
      DtRegTime: new Date(row.registeredAtMs).toISOString(),
      ...(isJsonObject(registration) ? withTimes('Registration', registration) : {}),
    };
    const geometry = { type: 'Point', coordinates: [longitude, latitude] };
    return [JSON.stringify({ type: 'Feature', id: source ? key : regId, geometry, properties })];
  });
  return writeFeatures(features, { about, leftOut: cards.length - features.length });
}

/** Times are kept as milliseconds. */
function withTimes(typeName: string, value: JsonObject): JsonObject {
  const fields = new Map(schema.fieldsOf(typeName).map((field) => [field.name, field]));
  const members = Object.entries(value).map(([name, member]): [string, Json] => {
    const field = fields.get(name);
    if (field?.typeName === 'dateTime' && typeof member === 'number')
      return [name, new Date(member).toISOString()];
    if (!field || field.isScalar) return [name, member];
    const inner = (item: Json) => (isJsonObject(item) ? withTimes(field.typeName, item) : item);
    return [name, Array.isArray(member) ? member.map(inner) : inner(member)];
  });
  return Object.fromEntries(members);
}
