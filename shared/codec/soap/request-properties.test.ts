import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { createArbitraries } from '../../testing/map-arbitraries.ts';
import { envelope } from '../../testing/map-requests.ts';
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

test('where a long message is cut into steps changes nothing', () => {
  const name = 'Åkra 🗺 &amp;\r\n&#x1F5FA;<![CDATA[ <ø> ]]>'.repeat(20);
  for (const padding of Array.from({ length: 60 }, (_, index) => 65_536 - 400 + index * 7)) {
    const text = envelope(
      `<!--${'-x'.repeat(padding / 2)}--><m:GetServerInfo><MapName>${name}</MapName></m:GetServerInfo>`,
    );
    const read = readMapRequest(text);
    expect(read.ok && read.value.input).toEqual({ MapName: 'Åkra 🗺 &\n🗺 <ø> '.repeat(20) });
    const steps = readMapRequest.inSteps(text);
    expect(steps.next().done).toBe(false);
    expect(steps.next().value).toEqual(read);
  }
});
