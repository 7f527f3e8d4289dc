import type { snowProfileForms } from '../forms/snow-profile-forms.ts';
import { type LayoutOf, MORE_COMMENT } from './layout-notation.ts';

export const snowProfileLayout: LayoutOf<typeof snowProfileForms> = {
  SnowProfile2: {
    TotalDepth: ['Hele dybden', 'Total depth', { shownIn: 'cm' }],
    IsProfileToGround: ['Gravd til bakken', 'Dug to the ground'],
    StratProfile: ['Lag', 'Layers', { need: 'should' }],
    SnowTemp: ['Temperaturer', 'Temperatures', { isMore: true }],
    SnowDensity: ['Tetthet', 'Density', { isMore: true }],
    Comment: MORE_COMMENT,
    AttachmentID: 'none',
    CompressionTest: 'none',
  },
  StratProfile: {
    Layers: ['Lag ovenfra og ned', 'Layers from the top down', { drawing: 'layers' }],
  },
  StratProfileLayer: {
    Thickness: ['Tykkelse', 'Thickness', { need: 'must', shownIn: 'cm' }],
    HardnessTID: ['Hardhet', 'Hardness', { need: 'should' }],
    GrainFormPrimaryTID: ['Kornform', 'Grain form', { need: 'should' }],
    GrainSizeAvg: ['Kornstørrelse', 'Grain size', { shownIn: 'mm' }],
    WetnessTID: ['Fuktighet', 'Wetness'],
    HardnessBottomTID: ['Hardhet nederst', 'Hardness at the bottom', { isMore: true }],
    GrainFormSecondaryTID: ['Kornform 2', 'Grain form 2', { isMore: true }],
    GrainSizeAvgMax: ['Største korn', 'Largest grains', { isMore: true, shownIn: 'mm' }],
    CriticalLayerTID: ['Kritisk lag', 'Critical layer', { isMore: true }],
    Comment: ['Kommentar', 'Comment', { isMore: true }],
    SortOrder: 'none',
  },
  SnowTemp: {
    Layers: ['Målt ovenfra og ned', 'Measured from the top down'],
  },
  SnowTempLayer: {
    Depth: ['Dybde', 'Depth', { need: 'must', shownIn: 'cm' }],
    SnowTemp: ['Temperatur', 'Temperature', { need: 'must' }],
  },
  SnowDensity: {
    CylinderDiameter: ['Sylinderens diameter', 'Diameter of the cylinder', { shownIn: 'cm' }],
    TareWeight: ['Tom vekt', 'Empty weight', { shownIn: 'g' }],
    Layers: ['Målinger ovenfra og ned', 'Measurements from the top down'],
    Comment: ['Kommentar', 'Comment'],
  },
  SnowDensityLayer: {
    Depth: ['Dybde', 'Depth', { need: 'must', shownIn: 'cm' }],
    Thickness: ['Tykkelse', 'Thickness', { shownIn: 'cm' }],
    Density: ['Tetthet', 'Density'],
    Weight: ['Vekt', 'Weight', { shownIn: 'g' }],
    Comment: ['Kommentar', 'Comment'],
    SortOrder: 'none',
  },
};
