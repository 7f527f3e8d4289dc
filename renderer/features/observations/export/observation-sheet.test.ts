import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createText } from '../../../i18n/create-text.ts';
import { PLAIN_CSV } from '../../../table/export/export-format.ts';
import { sheetOfValues } from '../../../table/export/export-sheet.ts';
import { writeCsv } from '../../../table/export/write-csv.ts';
import { writeXlsx } from '../../../table/export/write-xlsx.ts';
import { observationColumns, observationValues } from './observation-sheet.ts';
import { writeObservationFeatures } from './write-observation-features.ts';

const row = {
  key: '1000000007',
  regId: 1_000_000_007,
  registrationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  hazardId: 10,
  // A quarter past midnight in Norway, yesterday in UTC.
  observedAtMs: Date.parse('2026-03-28T23:15:00Z'),
  registeredAtMs: Date.parse('2026-03-29T08:00:00Z'),
  nickName: 'Kari',
  placeName: 'Sogndal',
  latitude: 61.0512,
  longitude: 7.2203,
  formTids: [13, 36, 12],
};
const registration = {
  DtObsTime: row.observedAtMs,
  ObsLocation: { Latitude: 61.0512, Longitude: 7.2203, Uncertainty: 10 },
  DangerObs: [{ DangerSignTID: 3, Comment: ' over skoggrensa ' }],
  AvalancheActivityObs2: [{ DtStart: row.observedAtMs, ValidExposition: '11000000' }],
  SnowProfile2: { StratProfile: { Layers: [{ Comment: 'rim' }] }, Comment: '' },
  Picture: [{ PictureSha256: 'x', PictureComment: 'Skavl' }],
};
const areas = {
  municipalNo: '4640',
  municipalName: 'Sogndal',
  regionId: 3029,
  regionName: 'Indre Sogn',
};
const card = { row, areas, registration };

test('a registration is a row: its day and time in Norway, its forms by name, what was written joined', () => {
  const sheet = sheetOfValues(observationColumns(createText('en')), [observationValues(card, 'en')]);
  const [header, line] = new TextDecoder().decode(writeCsv(sheet, PLAIN_CSV).bytes).split('\r\n');
  expect(header).toBe(
    'Number,Id,Hazard,Observed on,Observed at (Norwegian time),Fetched from,Observer,Place,' +
      'Municipality,Forecast region,' +
      '"Latitude (°, WGS 84)","Longitude (°, WGS 84)",Uncertainty (m),Forms,Comments,Pictures',
  );
  expect(line).toBe(
    '1000000007,7c9e6679-7425-40de-944b-e07fc1f90ae7,Snow,2026-03-29,00:15,,Kari,Sogndal,4640 Sogndal,Indre Sogn,' +
      '61.0512,7.2203,10,"Danger Sign, Snow Profile, Picture",over skoggrensa · rim,1',
  );
});

test('an independent reader finds numbers, days and words of a registration in the XLSX', async (context) => {
  if (spawnSync('ssconvert', ['--version']).status !== 0)
    return context.skip('ssconvert is not installed (Debian: gnumeric)');
  const sheet = sheetOfValues(observationColumns(createText('en')), [observationValues(card, 'en')]);
  const names = { sheetName: 'Observations', aboutName: 'About', about: [] };
  const { bytes } = await writeXlsx(sheet, { format: 'xlsx', ...names });
  const folder = mkdtempSync(join(tmpdir(), 'varde-observations-'));
  const [path, readBack] = [join(folder, 'a.xlsx'), join(folder, 'a.csv')];
  writeFileSync(path, bytes);
  execFileSync('ssconvert', ['-T', 'Gnumeric_stf:stf_csv', path, readBack], { stdio: 'ignore' });
  const [, line = ''] = readFileSync(readBack, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  const cells = line.split(',');
  // As the reader writes what it takes for numbers and days.
  expect(cells.slice(0, 5)).toEqual(['1000000007', row.registrationId, 'Snow', '2026/03/29', '00:15']);
  expect(Number(cells[10])).toBeCloseTo(61.0512, 9);
  expect(line).toContain(',10,"Danger Sign, Snow Profile, Picture","over skoggrensa · rim",1');
});

test('GeoJSON has all members, times in UTC, and counts what has no position', () => {
  const lost = { row: { ...row, latitude: null, longitude: null }, areas, registration };
  const { bytes, rowCount, leftOut } = writeObservationFeatures([card, lost], [['Source', 'Varde']]);
  expect([rowCount, leftOut]).toEqual([1, 1]);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
    type: 'FeatureCollection',
    about: { Source: 'Varde' },
    features: [
      {
        id: row.regId,
        geometry: { type: 'Point', coordinates: [7.2203, 61.0512] },
        properties: {
          GeoHazardName: 'Snow',
          NickName: 'Kari',
          MunicipalNo: '4640',
          ForecastRegionName: 'Indre Sogn',
          DtObsTime: '2026-03-28T23:15:00.000Z',
          DangerObs: registration.DangerObs,
          AvalancheActivityObs2: [{ DtStart: '2026-03-28T23:15:00.000Z', ValidExposition: '11000000' }],
        },
      },
    ],
  });
});
