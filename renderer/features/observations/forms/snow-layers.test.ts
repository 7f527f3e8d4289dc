import { expect, test } from 'vitest';
import { snowLayerShapes } from './snow-layers.ts';

test('layers lie below one another, as hard as they are told to be', () => {
  const layers = [
    { Thickness: 0.1, HardnessTID: 2, GrainFormPrimaryTID: 1 },
    { HardnessTID: 10 },
    { Thickness: 0.25, HardnessTID: 10, HardnessBottomTID: 21 },
    { Thickness: 0.5 },
  ];
  expect(snowLayerShapes(layers)).toEqual([
    { topM: 0, bottomM: 0.1, hardness: { top: 2 / 21, bottom: 2 / 21 }, grainFormId: 1 },
    { topM: 0.1, bottomM: 0.35, hardness: { top: 10 / 21, bottom: 1 }, grainFormId: undefined },
    { topM: 0.35, bottomM: 0.85, hardness: undefined, grainFormId: undefined },
  ]);
});

test('a layer without a thickness that can be is not drawn', () => {
  expect(snowLayerShapes([{}, { Thickness: 'tykk' }, { Thickness: -1 }, { Thickness: 0 }, null])).toEqual([]);
});
