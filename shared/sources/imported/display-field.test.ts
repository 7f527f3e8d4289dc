import { expect, test } from 'vitest';
import { displayField } from './display-field.ts';

const text = (name: string) => ({ name, type: 'text' as const });
const number = (name: string) => ({ name, type: 'integer' as const });

test('a field that is called a name stands for a feature, wherever it is', () => {
  expect(displayField([number('id'), text('osm_id'), text('NAVN')])?.name).toBe('NAVN');
  expect(displayField([text('type'), text('Name')])?.name).toBe('Name');
});

test('without such a field it is the first text, and without texts there is none', () => {
  expect(displayField([number('navn'), text('omtale'), text('kommunenavn')])?.name).toBe('omtale');
  expect(displayField([number('navn')])).toBeUndefined();
});
