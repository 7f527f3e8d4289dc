import type { MapTokens } from '../map-tokens.ts';

/** Tokens of no theme: a style needs a colour of each name, and tests tell one from another. */
export const sampleTokens = (isSun: boolean): MapTokens => ({
  colours: {
    ink: '#000001',
    inkSecond: '#000002',
    inkThird: '#000003',
    paper: '#000004',
    sea: '#000005',
    land: '#000006',
    landLine: '#000007',
    river: '#000012',
    ice: '#000008',
    iceText: '#000009',
    iceSoft: '#00000a',
    K: '#00000c',
    PK: '#00000d',
    P: '#00000e',
    construction: '#00000f',
    closed: '#000010',
    hazardSnow: '#000017',
    hazardIce: '#000018',
    hazardWater: '#000019',
    hazardSoil: '#00001a',
  },
  layers: ['#000011', '#000012', '#000013', '#000014', '#000015', '#000016'],
  isSun,
});
