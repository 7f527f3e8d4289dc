import { expect, test } from 'vitest';
import data from '../../../assets/licences/data.json' with { type: 'json' };
import { readDataLicences } from './licences.ts';

test.each(['nb', 'en'] as const)('every source of data is credited in %s', (language) => {
  const licences = readDataLicences(data, language);
  expect(licences).toHaveLength(data.length);
  for (const licence of licences) expect(Object.values(licence)).not.toContain('');
});
