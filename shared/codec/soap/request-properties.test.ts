import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { createArbitraries } from '../../testing/map-arbitraries.ts';
import { NEUTRAL_NAMESPACE } from './dialect.ts';
import { mapSchema, readMapRequest, writeMapRequest } from './map-codec.ts';

const arbitraries = createArbitraries(mapSchema);
const style = { version: '1.1', namespace: NEUTRAL_NAMESPACE, dialect: 'neutral' } as const;
const decoder = new TextDecoder();

test.each(Object.keys(mapOperations))('%s: what is written is what was meant', (operation) => {
  const entry = mapOperations[operation as keyof typeof mapOperations];
  fc.assert(
    fc.property(arbitraries.input(entry, 2), (input) => {
      const read = readMapRequest(decoder.decode(writeMapRequest(operation, input, style)));
      expect(read.ok && isDeepStrictEqual(read.value.input, input)).toBe(true);
    }),
    { numRuns: 30, seed: 42 },
  );
});

test('white space between elements, comments and instructions change nothing', () => {
  const entry = mapOperations.QueryFeatureData2;
  fc.assert(
    fc.property(
      arbitraries.input(entry, 3),
      fc.constantFrom('\n  ', '<!-- <X>1</X> -->', '<?keep x?>'),
      (input, noise) => {
        const text = decoder.decode(writeMapRequest('QueryFeatureData2', input, style));
        // Between two tags there is text only when both are of the same element.
        const noisy = text.replaceAll(/(<\/[^>]*>)(?=<)/g, `$1${noise}`);
        const read = readMapRequest(noisy);
        expect(read.ok && isDeepStrictEqual(read.value.input, input)).toBe(true);
      },
    ),
    { numRuns: 200, seed: 43 },
  );
});
