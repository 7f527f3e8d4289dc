import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../drivers/app-test.ts';
import { ask } from '../../drivers/http-client.ts';
import { startVarde, type VardeProgram } from '../../drivers/varde-program.ts';

const HUTS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    hut('Gjendebu', 119, [8.7, 61.45]),
    hut('Memurubu', null, [8.52, 61.49]),
    hut('Fannaråkhytta', 36, [7.9, 61.52]),
  ],
});

function hut(Navn: string, Senger: number | null, coordinates: readonly number[]) {
  return { type: 'Feature', properties: { Navn, Senger }, geometry: { type: 'Point', coordinates } };
}

/** The answer of the map service to an operation on the layer that was imported first. */
async function answerOf(
  varde: VardeProgram,
  operation: string,
  input: string,
  map = 'Hytter',
): Promise<string> {
  const body = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><m:${operation} xmlns:m="urn:varde:schemas:map-service:3.6.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><MapName>${map}</MapName>${input}</m:${operation}></s:Body></s:Envelope>`;
  const headers = { 'content-type': 'text/xml; charset=utf-8' };
  return (await ask(varde.ready.services['map'] ?? '', { method: 'POST', headers, body })).text;
}

const LAYER = '<LayerID>1000</LayerID>';
const LARGE = `${LAYER}<QueryFilter xsi:type="m:QueryFilter"><WhereClause>Senger &gt; 30</WhereClause></QueryFilter>`;
const WEST = `${LAYER}<QueryFilter xsi:type="m:SpatialFilter"><FilterGeometry xsi:type="m:EnvelopeN"><XMin>7</XMin><YMin>61</YMin><XMax>8</XMax><YMax>62</YMax></FilterGeometry><SpatialRel>geoSpatialRelIntersects</SpatialRel></QueryFilter>`;

async function answers(varde: VardeProgram): Promise<void> {
  expect(await answerOf(varde, 'GetServerInfo', '')).toContain('<Name>hytter</Name>');
  expect(await answerOf(varde, 'QueryFeatureCount', LARGE)).toContain('<Result>2</Result>');
  const west = await answerOf(varde, 'QueryFeatureData', WEST);
  expect(west).toContain('Fannaråkhytta');
  expect(west).not.toContain('Gjendebu');
}

test('a dropped GeoJSON file becomes a layer that answers, outlives everything, and can be removed', async ({
  app,
  varde,
  dataFolder,
}) => {
  await app.given.opened();
  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.then.isOffered(['Punkter', '3 objekter', 'EPSG:4326', '2 felt']);
  await app.layers.when.names('Hytter');
  await app.layers.when.isMade();
  await app.layers.then.saysMade();
  await answers(varde);

  await varde.kill();
  rmSync(join(dataFolder, 'profile-data'), { recursive: true });
  const next = await startVarde({ dataFolder });
  try {
    // Until the layer is read from its file again, its map answers that it is being restored.
    await expect.poll(() => answerOf(next, 'GetServerInfo', '')).toContain('<Name>hytter</Name>');
    expect(await answerOf(next, 'GetMapCount', '')).toContain('<Result>3</Result>');
    await answers(next);
    await app.given.opened({ of: next });
    await app.when.goesTo('Innstillinger');
    await app.layers.then.isListed('hytter', 'Hytter');
    await app.layers.when.isRemoved('hytter');
    await app.layers.then.isNotListed('hytter');
    expect(await answerOf(next, 'QueryFeatureCount', LARGE)).toContain('map/unknown-map');
  } finally {
    await next.stop();
  }
});

test('a bad feature is told by its number and the others are offered, and a file that is left leaves nothing', async ({
  app,
  varde,
}) => {
  await app.given.opened();
  const bad = HUTS.replace('[8.52,61.49]', '[8.52,"nord"]');
  await app.imports.when.drops('feil.geojson', bad);
  await app.layers.then.isOffered(['1 objekt kan ikke leses', '2 objekter']);
  await app.imports.then.leavesOut(/Objekt 2, som begynner ved byte \d+/);
  await app.layers.when.isStopped();
  await app.then.showsNoDialog();
  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.then.isOffered(['3 objekter']);
  await app.layers.when.isStopped();
  await app.then.showsNoDialog();
  expect(await answerOf(varde, 'GetMapCount', '')).toContain('<Result>2</Result>');
});

test('a layer is renamed where it stands, by keyboard; an empty and a taken name are refused, and it can be undone', async ({
  app,
  varde,
}) => {
  await app.given.opened();
  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.then.isOffered(['3 objekter']);
  await app.layers.when.isMade();
  await app.layers.then.saysMade();
  await app.when.goesTo('Innstillinger');
  await app.layers.when.isRenamed('hytter', ' ');
  await app.layers.then.refusesName(/kan ikke brukes/);
  await app.when.presses('Escape');
  await app.layers.then.hasPencilFocused('hytter');
  await app.layers.when.isRenamed('hytter', 'Turhytter');
  await app.layers.then.isListed('Turhytter', 'Punkter');
  await app.layers.then.hasPencilFocused('Turhytter');
  expect(await answerOf(varde, 'GetServerInfo', '', 'hytter')).toContain('<Name>Turhytter</Name>');
  await app.imports.when.isTakenBack();
  await app.layers.then.isListed('hytter', 'Punkter');
});

test('a name that another layer of the map has is not taken from it', async ({ app }) => {
  await app.given.opened();
  await app.imports.when.drops('hytter.geojson', HUTS);
  await app.layers.then.isOffered(['3 objekter']);
  await app.layers.when.isMade();
  await app.layers.then.saysMade();
  await app.imports.when.drops('varder.geojson', HUTS);
  await app.layers.then.isOffered(['3 objekter']);
  await app.layers.when.goesIntoMap('hytter');
  await app.layers.when.isMade();
  await app.when.goesTo('Innstillinger');
  await app.layers.then.isListed('varder', 'Punkter');
  await app.layers.when.isRenamed('varder', 'hytter');
  await app.layers.then.refusesName(/Kartet hytter har et annet lag som heter «hytter»/);
});
