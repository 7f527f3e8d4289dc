import { beforeEach, describe, expect, test } from 'vitest';
import type { MapType } from '../../contracts/map/types.ts';
import { DEGREES, layerDescription } from '../../testing/map-descriptions.ts';
import { fieldNames, plainRows, relatedRecordSetOf } from '../../testing/map-results.ts';
import { MAP_ROWS } from '../../testing/map-rows.ts';
import { createMapRequests, type MapRequests } from '../../testing/map-service.ts';

let map: MapRequests;
beforeEach(async () => {
  map = await createMapRequests(MAP_ROWS);
});

const AS_OBJECT = 'geoRelateResultRelatedRecordSetAsObject' as const;
const relate = (FIDArray: number[], more: object = {}) => ({
  MapName: '',
  SourceTableID: 1,
  SourceFIDSet: { FIDArray },
  RelateDescription: { RelationshipID: 1, ResultFormat: AS_OBJECT, ...more },
});

async function related(input: ReturnType<typeof relate>) {
  const rows = relatedRecordSetOf(await map.ask('QueryRelatedRecords', input));
  return {
    names: fieldNames(rows.RelatedRecordFields),
    groups: rows.RelatedRecordGroups.map(({ SourceRowID, Records }) => [
      SourceRowID,
      ...plainRows(Records).map((values) => values.at(-1)),
    ]),
  };
}

test('licences come in groups, in the order of the source rows, and rows without any have no group', async () => {
  const { names, groups } = await related(relate([40, 3, 222, 999]));
  expect(names).toEqual(['OBJECTID', 'VannKraftverkID', 'KdbID', 'Tittel']);
  expect(groups).toEqual([
    [40, 'Felles'],
    [222, 'Reguleringskonsesjon', 'Fallrettskonsesjon'],
  ]);
});

test('fields and rows of the related table are chosen', async () => {
  const wanted = { RelatedTableFields: 'KdbID', RelatedTableDefinitionExpression: 'KdbID > 8' };
  const { names, groups } = await related(relate([222, 40], wanted));
  expect(names).toEqual(['OBJECTID', 'KdbID']);
  expect(groups).toEqual([[222, 9]]);
});

test('certificates relate by the owner, to every plant of it, and never where there is none', async () => {
  const { groups } = await related(
    relate([222, 60, 3], { RelationshipID: 2, RelatedTableFields: 'KraftverksNavn' }),
  );
  expect(groups).toEqual([
    [222, 'Åna (oppdiktet)'],
    [60, 'Åna (oppdiktet)'],
  ]);
});

test('a described layer leaves out source rows that its condition does not take', async () => {
  const { SourceTableID: _, ...input } = relate([222, 40]);
  const MapTableDescription = layerDescription(1, { DefinitionExpression: "Fylke = 'Innlandet'" });
  const { Object: rows } = await map.ask('QueryRelatedRecords2', { ...input, MapTableDescription });
  expect(rows).toMatchObject({ RelatedRecordGroups: [{ SourceRowID: 40 }] });
});

test('what is not there is refused by name', async () => {
  expect(await map.refusal('QueryRelatedRecords', relate([222], { RelationshipID: 5 }))).toBe(
    'map/unknown-relationship RelateDescription.RelationshipID 5',
  );
  expect(await map.refusal('QueryRelatedRecords', { ...relate([1]), SourceTableID: 102 })).toContain(
    'map/unknown-relationship',
  );
  expect(
    await map.refusal('QueryRelatedRecords', relate([222], { RelatedTableDefinitionExpression: 'x' })),
  ).toContain('map/bad-expression RelateDescription.RelatedTableDefinitionExpression');
  expect(
    await map.refusal('QueryRelatedRecords', relate([222], { ResultFormat: 'geoRelateResultAmfAsMime' })),
  ).toBe('map/format-not-supported RelateDescription.ResultFormat geoRelateResultAmfAsMime');
});

describe('from the other side', () => {
  test('licences lead to their plants, in the layer of their status', async () => {
    const licences = { SourceTableID: 100 };
    const all = await map.ask('QueryRowIDs', {
      MapName: '',
      MapTableDescription: { $type: 'StandaloneTableDescription', ID: 100 },
    });
    const wanted = { RelatedTableFields: 'Navn' };
    const inOperation = await related({ ...relate([...all], wanted), ...licences });
    expect(inOperation.groups.map(([, ...names]) => names)).toEqual([['Kvilldal'], ['Kvilldal'], ['Bøvra']]);
    const underConstruction = { ...relate([...all], { ...wanted, RelationshipID: 11 }), ...licences };
    expect((await related(underConstruction)).groups).toEqual([]);
  });

  test('certificates lead to every plant of their owner, with its shape', async () => {
    const { names, groups } = await related({
      ...relate([1, 2], { RelationshipID: 2, RelatedTableFields: 'Navn' }),
      SourceTableID: 101,
    });
    expect(names).toEqual(['OBJECTID', 'Navn']);
    expect(groups).toEqual([[1, 'Stølsvatn pumpe', 'Kvilldal']]);
    const whole = await related({ ...relate([1], { RelationshipID: 2 }), SourceTableID: 101 });
    expect(whole.names.at(-1)).toBe('Shape');
    expect(whole.groups).toMatchObject([[1, { $type: 'PointN' }, { $type: 'PointN' }]]);
  });

  test('shapes are left out where they are not wanted, unless they are named', async () => {
    const plants = (more: object) =>
      related({ ...relate([1], { RelationshipID: 2, ...more }), SourceTableID: 101 });
    expect((await plants({ IncludeGeometry: false })).names).not.toContain('Shape');
    const named = await plants({ IncludeGeometry: false, RelatedTableFields: 'Navn, Shape' });
    expect(named.names).toEqual(['OBJECTID', 'Navn', 'Shape']);
    const inDegrees = await plants({ RelatedTableFields: 'Shape', OutputSpatialReference: DEGREES });
    const place = (x: number, y: number) => ({ X: expect.closeTo(x, 8), Y: expect.closeTo(y, 8) });
    expect(inDegrees.groups).toMatchObject([[1, place(6.8, 59.6), place(6.6, 59.5)]]);
  });

  test('a source row that is named twice has one group', async () => {
    expect((await related(relate([222, 40, 222]))).groups.map(([id]) => id)).toEqual([222, 40]);
    expect((await related(relate([]))).groups).toEqual([]);
  });

  test('both sides of each relationship are described', async () => {
    const { MapLayerInfos = [], StandaloneTableInfos = [] } = await map.ask('GetServerInfo', { MapName: '' });
    const told = (infos: readonly { readonly RelateInfos?: MapType<'RelateInfo'>[] | undefined }[]) =>
      infos.flatMap(({ RelateInfos = [] }) =>
        RelateInfos.map(({ RelationshipID, RelatedTableID, Role, KeyField }) =>
          [RelationshipID, RelatedTableID, Role, KeyField].join(' '),
        ),
      );
    const plants = MapLayerInfos.find(({ LayerID }) => LayerID === 1);
    expect(told(plants ? [plants] : [])).toEqual([
      '1 100 geoRelRoleOrigin VannKraftverkID',
      '2 101 geoRelRoleOrigin HovedEier_OrgNr',
    ]);
    expect(told(StandaloneTableInfos)).toEqual([
      '1 1 geoRelRoleDestination VannKraftverkID',
      '11 2 geoRelRoleDestination VannKraftverkID',
      '21 3 geoRelRoleDestination VannKraftverkID',
      '2 1 geoRelRoleDestination KraftverkEierOrgNr',
      '12 2 geoRelRoleDestination KraftverkEierOrgNr',
      '22 3 geoRelRoleDestination KraftverkEierOrgNr',
    ]);
  });
});
