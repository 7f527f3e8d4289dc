import { expect, test } from 'vitest';
import { energyServices } from '../../../shared/contracts/energy/services.ts';
import { callPath, operationsOf, sampleText, serviceViews, typeText } from './operation-view.ts';

const [certificate, hydropower] = energyServices;

test('every operation of the tables is shown with its words', () => {
  const shown = energyServices.flatMap(operationsOf);
  expect(shown.map(({ name }) => name)).toEqual([
    ...Object.keys(certificate.operations),
    ...Object.keys(hydropower.operations),
  ]);
  for (const { doc, rowFields } of shown) {
    expect(doc).not.toBe('');
    expect(rowFields.length).toBeGreaterThan(1);
  }
});

test('what is posted to the observation service is shown by its table', () => {
  const observation = serviceViews.find(({ id }) => id === 'observation');
  const find = (name: string) => observation?.operations.find((operation) => operation.name === name);
  expect(find('Insert')).toMatchObject({ method: 'POST', path: '/observation/Registration/Insert' });
  expect(find('Insert')?.body.map(({ name }) => name)).toContain('DangerObs');
  expect(find('WithinRadius')?.body.map(({ name }) => name)).toContain('Radius');
  expect(observation?.aliases).toContain('/hydrology/regobs/webapi_v3.2.0');
});

test('operations of a service are told apart by what the list shows of them', () => {
  for (const { operations } of serviceViews) {
    const titles = operations.map(({ method, title }) => `${method} ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
  }
  const observation = serviceViews.find(({ id }) => id === 'observation');
  expect(observation?.operations.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Search/All', 'Search/Rss', 'Registration/Insert']),
  );
});

test('what is posted begins with a body that its service takes, and a registration with an Id of its own', () => {
  const observation = serviceViews.find(({ id }) => id === 'observation');
  const posted = observation?.operations.filter(({ body }) => body.length > 0) ?? [];
  expect(posted.length).toBeGreaterThan(5);
  for (const { body, sampleBody = {} } of posted) {
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(sampleBody)));
  }
  const insert = posted.find(({ name }) => name === 'Insert');
  if (!insert) throw new Error('The contract has no Insert');
  expect(insert.needsToken).toBe(true);
  expect(JSON.parse(sampleText(insert)).Id).not.toBe(JSON.parse(sampleText(insert)).Id);
});

test('parameters tell whether they may be left out', () => {
  const summary = operationsOf(certificate).find(({ name }) => name === 'GetSummaryValues');
  expect(summary?.parameters.map(({ name, isOptional }) => [name, isOptional])).toEqual([
    ['year', false],
    ['period', true],
  ]);
});

test('empty parameters are left out of the address and others are escaped', () => {
  const summary = operationsOf(certificate).find(({ name }) => name === 'GetSummaryValues');
  if (!summary) throw new Error('The contract has no GetSummaryValues');
  expect(callPath(summary, { year: '2020', period: ' ' })).toBe('/certificate/GetSummaryValues?year=2020');
  expect(callPath(summary, { year: 'a&b', period: 'q1' })).toBe(
    '/certificate/GetSummaryValues?year=a%26b&period=q1',
  );
  expect(callPath(summary, {})).toBe('/certificate/GetSummaryValues');
});

test('lists are written as lists', () => {
  expect(typeText({ typeName: 'Licence', isList: true })).toBe('Licence[]');
});

test('the operations of the map service are messages with what they take and answer', () => {
  const map = serviceViews.find(({ id }) => id === 'map');
  expect(map?.operations).toHaveLength(55);
  const find = (name: string) => map?.operations.find((operation) => operation.name === name);
  expect(find('QueryFeatureIDs')).toMatchObject({ method: 'POST', rowType: 'FIDSet' });
  expect(find('QueryFeatureIDs')?.parameters.map(({ name }) => name)).toEqual([
    'MapName',
    'LayerID',
    'QueryFilter',
  ]);
  expect(find('GetMapCount')).toMatchObject({ rowType: 'int', rowFields: [] });
  expect(find('FromMapPoints')?.rowFields.map(({ name }) => name)).toEqual([
    'ScreenXValues',
    'ScreenYValues',
  ]);
});
