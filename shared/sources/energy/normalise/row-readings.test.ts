import { describe, expect, test } from 'vitest';
import { applicationScheme, applicationStatus } from './application-reading.ts';
import { isPlantInOperation, plantStatus, plantType } from './plant-reading.ts';

describe('plants', () => {
  test('their type is the code, or the word in any case', () => {
    expect(plantType({ VannKVTypeID: 'PK', VannKVType: 'Kraftverk' })).toBe('PK');
    expect(plantType({ VannKVTypeID: 'k' })).toBe('K');
    expect(plantType({ VannKVType: 'pumpekraftverk' })).toBe('PK');
    expect(plantType({ VannKVType: 'Pumpe' })).toBe('P');
    expect(plantType({ VannKVType: 'Vindkraft' })).toBeNull();
  });

  test('they are closed by their status or by a year of closing', () => {
    expect(plantStatus({ Kraftverkstatus: 'Ute av drift' })).toBe('closed');
    expect(plantStatus({ Kraftverkstatus: 'Idrift', UteAvDrift: 1987 })).toBe('closed');
    expect(plantStatus({ UnderBygging: true, UteAvDrift: 1987 })).toBe('closed');
    expect(plantStatus({ UnderBygging: true, UteAvDrift: null })).toBe('construction');
    expect(plantStatus({ Kraftverkstatus: 'Idrift', UnderBygging: false, UteAvDrift: null })).toBe(
      'operation',
    );
  });

  test('they are in operation when ErIDrift says so, else by their status', () => {
    expect(isPlantInOperation({ ErIDrift: true })).toBe(true);
    expect(isPlantInOperation({ ErIDrift: false, Kraftverkstatus: 'Idrift' })).toBe(false);
    expect(isPlantInOperation({ Kraftverkstatus: 'Idrift' })).toBe(true);
    expect(isPlantInOperation({ UnderBygging: true })).toBe(false);
  });
});

describe('applications', () => {
  test('their status has two spellings, and words', () => {
    expect(applicationStatus({ StatusID: 4 })).toBe(4);
    expect(applicationStatus({ StatusId: '7' })).toBe(7);
    expect(applicationStatus({ Status: 'Klage på godkjennelse' })).toBe(7);
    expect(applicationStatus({ Status: 'Avslått' })).toBeNull();
  });

  test('their scheme is what IMalet says', () => {
    expect(applicationScheme({ IMalet: 'Ja' })).toBe('target');
    expect(applicationScheme({ IMalet: 'nei ' })).toBe('transitional');
    expect(applicationScheme({ IMalet: null })).toBeNull();
  });
});
