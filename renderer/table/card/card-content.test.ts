import { expect, test } from 'vitest';
import { cardAsText } from './card-content.ts';

test('a card is copied with everything that it shows', () => {
  const text = cardAsText({
    title: 'Sy-Sima',
    subtitle: 'Kraftverk · Eidfjord',
    figures: [{ label: 'Effekt', value: '620 MW' }],
    groups: [
      { id: 'where', title: 'Sted', facts: [{ label: 'Punkt', value: '60,51° nord', note: 'JRC' }] },
      { id: 'none', title: 'Konsesjoner', facts: [] },
    ],
    notes: ['Registeret har ingen magasiner.'],
  });
  expect(text).toBe(
    'Sy-Sima\nKraftverk · Eidfjord\n\nEffekt: 620 MW\n\nSted\nPunkt: 60,51° nord (JRC)\n\nKonsesjoner\n\n' +
      'Registeret har ingen magasiner.\n',
  );
});
