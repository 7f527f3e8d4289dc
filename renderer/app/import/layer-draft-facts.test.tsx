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

  test('where nothing is to be doubted nothing is', () => {
    for (const word of ['geometrityper', 'utenfor Norden', 'siffer']) expect(said({})).not.toContain(word);
  });
});
