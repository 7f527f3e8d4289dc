import { expect, test } from 'vitest';
import { applicationColumns } from '../../../../shared/contracts/energy/application-fields.ts';
import { numberColumn, textColumn } from '../../../../shared/tables/make-column.ts';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import { cardAsText } from '../../../table/card/card-content.ts';
import { rowFacts } from '../../../table/card/row-facts.ts';
import { createRegisterLabels } from '../../../table/labels/register-labels.ts';
import { certificateCardContent } from './certificate-card-content.ts';

const text = createText('nb');
const formats = createFormats('nb');
const table = {
  rowCount: 1,
  keys: ['a'],
  columns: [
    textColumn('name', ['Sundsfjord'], 'text'),
    textColumn('status', ['4'], 'choice'),
    numberColumn('wholeProductionGwh', [561.689]),
    numberColumn('eligibleProductionGwh', [0.495]),
  ],
};
const facts = rowFacts(
  table,
  0,
  applicationColumns,
  createRegisterLabels('applications', applicationColumns, text, formats),
);
const said = (isWhole: boolean) =>
  cardAsText(
    certificateCardContent(facts, { wholeGwh: 561.689, eligibleGwh: 0.495, isWhole }, text, formats),
  ).replaceAll('\u00a0', ' ');

test('the whole production and the eligible one are told apart, with the share', () => {
  expect(said(false)).toContain('Hele produksjonen: 561,689 GWh/år (Hele kraftverkets middelproduksjon.');
  expect(said(false)).toContain('Sertifikatberettiget produksjon: 0,495 GWh/år (Den delen');
  expect(said(false)).toContain('Berettiget andel: 0,1 % av hele produksjonen');
});

test('certificates for a part are explained, and only these', () => {
  expect(said(false)).toContain('gjelder en del av produksjonen');
  expect(said(true)).not.toContain('gjelder en del av produksjonen');
});

test('the status is said in words', () => {
  expect(said(true)).toContain('Status: Godkjent');
});
