import { expect, test } from 'vitest';
import type { Json } from '../../../../shared/base/json.ts';
import { formLayout } from '../../../../shared/contracts/observation/layout/form-layout.ts';
import { createFormats } from '../../../i18n/create-formats.ts';
import { createText } from '../../../i18n/create-text.ts';
import type { Language } from '../../../i18n/texts.ts';
import { valueText } from './value-text.ts';

const SNOW = 10;

function say(type: string, member: string, value: Json | undefined, language: Language = 'nb') {
  const field = formLayout.fieldsOf(type).find((each) => each.field.name === member);
  if (!field) throw new Error(`No member ${member}`);
  const speech = { language, text: createText(language), formats: createFormats(language) };
  return valueText(field, value, SNOW, speech);
}

test.each([
  ['SnowSurfaceObservation', 'SnowDepth', 0.125, '12,5 cm'],
  ['SnowSurfaceObservation', 'SnowDepth', 0, '0 cm'],
  ['SnowSurfaceObservation', 'SnowLine', 1100, '1\u00a0100 moh.'],
  ['WeatherObservation', 'AirTemperature', -4.5, '\u22124,5 °C'],
  ['WeatherObservation', 'WindDirection', 315, 'NV'],
  ['AvalancheObs', 'StartLat', -60.5, '\u221260,5°'],
  ['DangerObs', 'DangerSignTID', 3, 'Drønn i snøen'],
  ['AvalancheActivityObs2', 'ValidExposition', '11000001', 'N, NØ, NV'],
  ['AvalancheActivityObs2', 'ExposedHeightComboTID', 1, 'Over'],
  ['AvalancheEvalProblem2', 'AvalCauseAttributes', 6, /tynt.*, .*mykt/],
  ['AvalancheObs', 'DtAvalancheTime', Date.parse('2026-07-01T10:05Z'), '01.07.2026 12:05'],
  ['SnowProfile2', 'IsProfileToGround', false, 'Nei'],
  ['GeneralObservation', 'ObsComment', 'Skavler', 'Skavler'],
])('%s.%s %j is told as a person reads it', (type, member, value, expected) => {
  const said = say(type, member, value);
  if (typeof expected === 'string') expect(said).toBe(expected);
  else expect(said).toMatch(expected);
});

test('a member that was not given says nothing', () => {
  expect(say('SnowSurfaceObservation', 'SnowDepth', undefined)).toBeUndefined();
  expect(say('GeneralObservation', 'ObsComment', '')).toBeUndefined();
});

test('an id of a later table version has its name, too', () => {
  expect(say('DangerObs', 'DangerSignTID', 14, 'en')).toBe('Shooting cracks');
});
