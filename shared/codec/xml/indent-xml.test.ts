import { expect, test } from 'vitest';
import { mapOperations } from '../../contracts/map/operations.ts';
import { sampleMapRequest } from '../samples/request-samples.ts';
import { indentXml } from './indent-xml.ts';

test('elements stand one a line, and texts beside their tags', () => {
  expect(
    indentXml('<?xml version="1.0"?>\n<a b="1"><c>x &gt; y</c><d/><e></e><f> </f><g><h>1</h></g></a>'),
  ).toBe(
    [
      '<?xml version="1.0"?>',
      '<a b="1">',
      '  <c>x &gt; y</c>',
      '  <d/>',
      '  <e></e>',
      '  <f> </f>',
      '  <g>',
      '    <h>1</h>',
      '  </g>',
      '</a>',
    ].join('\n'),
  );
});

test('nothing but white space is added to a message', () => {
  for (const operation of Object.keys(mapOperations)) {
    const message = sampleMapRequest(operation);
    expect(indentXml(message).replace(/\n */g, '')).toBe(message.replaceAll('\n', ''));
  }
});
