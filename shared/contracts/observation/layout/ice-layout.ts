import type { iceForms } from '../forms/ice-forms.ts';
import { COMMENT, type LayoutOf } from './layout-notation.ts';

export const iceLayout: LayoutOf<typeof iceForms> = {
  IceCoverObs: {
    IceCoverTID: ['Isdekning nå', 'Ice cover now', { need: 'must' }],
    IceCoverBeforeTID: ['Isdekning før', 'Ice cover before'],
    IceCapacityTID: ['Bæreevne', 'Capacity'],
    IceSkateabilityTID: ['Skøyteforhold', 'Skating conditions'],
    Comment: COMMENT,
    IceCoverAfterTID: ['Isdekning på hele vannet', 'Ice cover of the whole water', { isMore: true }],
  },
  IceThickness: {
    IceThicknessSum: ['Istykkelse', 'Ice thickness', { need: 'should', shownIn: 'cm' }],
    SnowDepth: ['Snø på isen', 'Snow on the ice', { shownIn: 'cm' }],
    SlushSnow: ['Sørpe på isen', 'Slush on the ice', { shownIn: 'cm' }],
    Comment: COMMENT,
    IceHeightBefore: [
      'Isens høyde før boring',
      'Height of the ice before drilling',
      {
        isMore: true,
        shownIn: 'cm',
        note: ['Over vannflaten. Minus: vann på isen.', 'Above the water. Minus: water on the ice.'],
      },
    ],
    IceHeightAfter: [
      'Isens høyde etter boring',
      'Height of the ice after drilling',
      { isMore: true, shownIn: 'cm' },
    ],
    IceThicknessLayer: ['Lag, ovenfra', 'Layers, from the top', { isMore: true }],
  },
  IceThicknessLayer: {
    IceLayerTID: ['Lagets type', 'Kind of layer', { need: 'must' }],
    IceLayerThickness: ['Tykkelse', 'Thickness', { need: 'must', shownIn: 'cm' }],
    Comment: ['Kommentar', 'Comment'],
    IceLayerID: 'none',
  },
};
