import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../shared/base/json.ts';
import { plantColumns } from '../../../../shared/contracts/energy/plant-fields.ts';
import { numberColumn, textColumn } from '../../../../shared/tables/make-column.ts';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { cardAsText } from '../../../table/card/card-content.ts';
import { rowFacts } from '../../../table/card/row-facts.ts';
import { createRegisterLabels } from '../../../table/labels/register-labels.ts';
import { licencesOf } from './licence-list.tsx';
import { plantCardContent } from './plant-card-content.ts';

const text = createText('nb');
const formats = createFormats('nb');
const labels = createRegisterLabels('plants', plantColumns, text, formats);

const table = {
  rowCount: 1,
  keys: ['7'],
  columns: [
    textColumn('name', ['Sy-Sima'], 'text'),
    textColumn('type', ['P'], 'choice'),
    textColumn('owner', ['STATKRAFT ENERGI AS'], 'text'),
    textColumn('county', ['Vestland'], 'text'),
    textColumn('catchment', ['Simavassdraget'], 'text'),
    textColumn('regineNumber', ['050.4AZ'], 'text'),
    numberColumn('headM', [905]),
    numberColumn('outputMw', [-620]),
    { ...numberColumn('commissioned', [Date.UTC(1980, 0, 1)]), kind: 'date' as const },
  ],
};
const row: JsonObject = {
  Navn: 'Sy-Sima',
  IDriftDato: '1980-01-01T00:00:00',
  SPSone: '999',
  SPPunkt: null,
  Eiere: [{ Navn: 'STATKRAFT' }],
  Konsesjoner: [{ KdbID: 5, Tittel: 'Regulering\u00a0m.v. ' }, 'rubbish'],
};

function content(latitude: number | null, longitude: number | null) {
  const facts = rowFacts(table, 0, plantColumns, labels);
  const card = { row, latitude, longitude, certificates: [] };
  return plantCardContent({ facts, card, row, pointSource: 'punkter.csv' }, text, formats);
}

const said = (latitude: number | null = 60.5101, longitude: number | null = 7.1402) =>
  cardAsText(content(latitude, longitude)).replaceAll('\u00a0', ' ');

describe('the card of a plant', () => {
  test('has catchment, Regine number and head in one group', () => {
    const water = content(null, null).groups.find(({ id }) => id === 'water');
    expect(water?.facts.slice(0, 3).map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
      'Simavassdraget',
      '050.4AZ',
      '905 m',
    ]);
  });

  test('gives the point in degrees and UTM, in words, with its source', () => {
    expect(said()).toContain('Punkt: 60,5101° nord, 7,1402° øst (WGS 84. Kilde: punkter.csv)');
    expect(said()).toContain('UTM sone 32: 397 875 øst, 6 709 665 nord');
  });

  test('says so when there is no point', () => {
    expect(said(null, null)).toContain('Registeret har ingen koordinater');
  });

  test('tells a year that may be all that is known, and what a negative output means', () => {
    expect(said()).toContain('I drift fra: 1980 (1. januar betyr ofte at bare året er kjent)');
    expect(said()).toContain('Pumpen bruker strøm');
  });

  test('says what the register does not contain', () => {
    expect(said()).toContain('Registeret sier ikke noe om magasiner');
  });

  test('leaves no member out: those without a column come as the source gives them', () => {
    expect(said()).toContain('Gammelt vassdragsnummer (SPSone): 999');
    expect(said()).toContain('Eiere: [{"Navn":"STATKRAFT"}]');
    expect(said()).not.toContain('SPPunkt');
  });
});

test('licences are read from what is one, with plain blanks', () => {
  expect(licencesOf(row)).toEqual([{ number: '5', title: 'Regulering m.v.' }]);
  expect(licencesOf({ Konsesjoner: null })).toEqual([]);
});
