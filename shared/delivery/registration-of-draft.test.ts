import { expect, test } from 'vitest';
import { postedText } from './posted-text.ts';

const told = { fileName: 'a.jpg', bytes: 9, caption: ' ', photographer: 'Kari', copyright: '' };
const [original, prepared] = ['a'.repeat(64), 'b'.repeat(64)];

function picturesOf(more: object): unknown {
  const picture = { sha256: original, ...told, registrationTid: 13, ...more };
  const content = { observer: 'Kari', placeText: '', registration: {}, pictures: [picture] };
  const draft = { draftId: 'x', state: 'draft', keptAtMs: 0, content, faults: {} } as const;
  return JSON.parse(postedText(draft, 'y')).Picture;
}

test('of a picture what was prepared goes, with the direction, and without what is empty', () => {
  const sent = { sha256: prepared, bytes: 5, widthPx: 1, heightPx: 1 };
  expect(picturesOf({ sent, aspect: 265 })).toEqual([
    { RegistrationTID: 13, PictureImageBase64: prepared, Photographer: 'Kari', Aspect: 265 },
  ]);
});

test('a picture of an older draft goes as it came', () => {
  expect(picturesOf({})).toMatchObject([{ PictureImageBase64: original }]);
});
