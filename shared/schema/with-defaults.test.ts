import { expect, test } from 'vitest';
import type { TypeTable } from './notation.ts';
import { createSchemaView } from './view.ts';
import { createDefaults } from './with-defaults.ts';

const types = {
  Style: { values: ['solid', 'dashed'] },
  Symbol: { abstract: true, fields: { Scale: 'double?=1.5' } },
  Line: {
    extends: 'Symbol',
    fields: { Style: 'Style?=dashed', Visible: 'boolean?=true', Width: 'double=2', Note: 'string?' },
  },
} as const satisfies TypeTable;

const withDefaults = createDefaults<typeof types>(createSchemaView(types));

test('optional fields with a default are filled in, those of a base too', () => {
  expect(withDefaults('Line', { $type: 'Line', Width: 1 })).toEqual({
    $type: 'Line',
    Scale: 1.5,
    Style: 'dashed',
    Visible: true,
    Width: 1,
  });
});

test('what is there is kept, and the value itself is not touched', () => {
  const line = { $type: 'Line', Width: 1, Visible: false } as const;
  expect(withDefaults('Line', line).Visible).toBe(false);
  expect(line).toEqual({ $type: 'Line', Width: 1, Visible: false });
});
