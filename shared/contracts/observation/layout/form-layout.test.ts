import { expect, test } from 'vitest';
import { hazardForms, registrationForms } from '../registration-forms.ts';
import { createFormLayout, formLayout } from './form-layout.ts';
import { generalHelp } from './help/general-help.ts';
import { iceHelp } from './help/ice-help.ts';
import { snowHelp } from './help/snow-help.ts';
import { snowProfileHelp } from './help/snow-profile-help.ts';
import { waterAndSoilHelp } from './help/water-and-soil-help.ts';
import { isOpen } from './open-fields.ts';

test('every form that the app offers has members on the screen, and each nested type too', () => {
  const offered = hazardForms.flatMap(({ registrationTids }) => registrationTids);
  const forms = offered.map((tid) =>
    registrationForms.find(({ registrationTid }) => registrationTid === tid),
  );
  const types = new Set(forms.map((form) => form?.type ?? ''));
  // Grows while it is walked: nested types come behind.
  for (const type of types) {
    const fields = formLayout.fieldsOf(type);
    expect(fields.length, type).toBeGreaterThan(0);
    for (const { field } of fields) if (!field.isScalar) types.add(field.typeName);
  }
  expect(types.size).toBeGreaterThan(20);
});

test('a new member is on the form by its entries in contract and layout alone', () => {
  const types = {
    Depth: { fields: { Snow: ['double?', 'Depth.', { unit: 'm', least: 0, most: 5 }] } },
  } as const;
  const layout = createFormLayout(types, { Depth: { Snow: ['Snø', 'Snow', { shownIn: 'cm' }] } });
  expect(layout.fieldsOf('Depth')).toMatchObject([
    { names: ['Snø', 'Snow'], layout: { shownIn: 'cm' }, field: { name: 'Snow', facts: { most: 5 } } },
  ]);
  expect(() => createFormLayout(types, { Depth: { Rain: ['Regn', 'Rain'] } })).toThrow('Rain');
});

test('what depends on a closed member is closed, too', () => {
  const fields = formLayout.fieldsOf('WaterLevel2');
  const reference = fields.find(({ field }) => field.name === 'MeasurementReferenceTID');
  const isReferenceOpen = (form: { [member: string]: number }) =>
    reference !== undefined && isOpen(fields, reference.layout, form);
  expect(isReferenceOpen({ WaterLevelMethodTID: 2, MeasurementTypeTID: 1 })).toBe(true);
  expect(isReferenceOpen({ WaterLevelMethodTID: 1, MeasurementTypeTID: 1 })).toBe(false);
  expect(isReferenceOpen({ WaterLevelMethodTID: 2 })).toBe(false);
});

test('what is meant by a member is said of each that a person fills in, and of no other', () => {
  const sentences = { ...generalHelp, ...snowHelp, ...snowProfileHelp, ...iceHelp, ...waterAndSoilHelp };
  const told = Object.entries(sentences).flatMap(([type, members]) =>
    Object.keys(members).map((member) => `${type}.${member}`),
  );
  const asked = Object.keys({ ...sentences, Picture: {} }).flatMap((type) =>
    formLayout.fieldsOf(type).flatMap(({ field }) => (field.isScalar ? `${type}.${field.name}` : [])),
  );
  // The members of pictures are asked for by controls of their own.
  expect(told.toSorted()).toEqual(asked.filter((name) => !name.startsWith('Picture.')).toSorted());
});
