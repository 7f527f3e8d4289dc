import { expect, test } from 'vitest';
import { registerOfPlace } from './places.ts';

test('the certificates speak of applications, every other place of plants', () => {
  expect(registerOfPlace('certificates')).toBe('applications');
  expect(registerOfPlace('settings')).toBe('plants');
});
