import { expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { mapSchema, readMapRequest } from '../soap/map-codec.ts';
import { sampleMapRequest } from './request-samples.ts';
import { sampleInput } from './sample-input.ts';

test.each(Object.keys(mapOperations))(
  'the sample of %s is a request that is read, in both dialects',
  (operation) => {
    const input = sampleInput(mapSchema, mapOperations, operation);
    for (const dialect of ['neutral', 'vendor'] as const) {
      expect(readMapRequest(sampleMapRequest(operation, dialect))).toMatchObject({
        ok: true,
        value: { operation, dialect, input },
      });
    }
  },
);

test('a sample says something where a request without it would not', () => {
  expect(sampleInput(mapSchema, mapOperations, 'QueryDataStatistics')['StatisticsRequest']).toEqual({
    StatisticDescriptions: [{ StatisticFieldName: 'MaksYtelse', StatisticType: 'geoDataStatTypeSum' }],
  });
  expect(() => sampleInput(mapSchema, mapOperations, 'GetNothing')).toThrow('GetNothing');
});
