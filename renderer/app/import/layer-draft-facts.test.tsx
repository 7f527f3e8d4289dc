import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/text.tsx';
import type { LayerDraft } from './import-flow.ts';
import { LayerDraftFacts } from './layer-draft-facts.tsx';

const DRAFT: LayerDraft = {
  system: { name: 'WGS 84', wkid: 4326 },
  layers: [],
  mapName: 'hytter',
  maps: [],
  splitCount: 0,
  swappedCount: 0,
  leftOutFeatures: 0,
  leftOut: [],
  exactNames: [],
};

function said(draft: Partial<LayerDraft>, language: 'nb' | 'en' = 'nb'): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <LayerDraftFacts draft={{ ...DRAFT, ...draft }} bytes={100} mapName="hytter" onMap={() => undefined} />
    </LanguageProvider>,
  );
}

describe('before a file is taken in', () => {
  test('collections of several kinds are told with their number', () => {
    expect(said({ splitCount: 2 })).toContain('2 objekter har flere geometrityper.');
    expect(said({ splitCount: 1 })).toContain('1 objekt har flere geometrityper.');
  });

  test('coordinates that look swapped are doubted, in both languages', () => {
    expect(said({ swappedCount: 3 })).toContain('3 objekter ligger utenfor Norden;');
    expect(said({ swappedCount: 1 }, 'en')).toMatch(/1 feature .*swapped/);
  });

  test('numbers that stay as text are told by the names of their properties', () => {
    expect(said({ exactNames: ['id', 'orgnr'] })).toContain('id, orgnr');
  });

  test('features that cannot be taken are listed with what is wrong, and each way out once', () => {
    const details = { byte: 40, path: 'geometry.coordinates', problem: 'badCoordinates', reason: '' };
    const leftOut = [2, 5].map((feature) => ({
      code: 'layer-import/bad-feature',
      details: { ...details, feature },
    }));
    const html = said({ leftOutFeatures: 3, leftOut });
    expect(html).toContain('3 objekter kan ikke leses og tas ikke med.');
    expect(html.match(/<li>Objekt \d, som begynner ved byte 40, [^<]*lister med tall\.<\/li>/g)).toHaveLength(
      2,
    );
    expect(html).toContain('Og 1 objekt til.');
    expect(html.match(/Rett objektet i programmet som laget filen/g)).toHaveLength(1);
    expect(said({ leftOutFeatures: 1, leftOut: leftOut.slice(1) }, 'en')).toContain(
      'Feature 5, which begins',
    );
  });

  test('where nothing is to be doubted nothing is', () => {
    for (const word of ['geometrityper', 'utenfor Norden', 'siffer', 'ikke leses'])
      expect(said({})).not.toContain(word);
  });
});
