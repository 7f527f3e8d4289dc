import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/text.tsx';
import { UnseenChipsButton } from './unseen-chips.tsx';

const draw = (count: number) =>
  renderToStaticMarkup(
    <LanguageProvider language="nb">
      <UnseenChipsButton count={count} isOpen onPress={() => undefined} />
    </LanguageProvider>,
  );

test('the button of the chips out of sight says how many they are', () => {
  expect(draw(2)).toContain('>+2<');
  expect(draw(2)).toContain('aria-label="+2 filtre ute av syne: vis alle"');
});

test('the button of an open list of chips counts none when all are in sight', () => {
  expect(draw(0)).not.toContain('+0');
  expect(draw(0)).toContain('aria-label="Filtre som gjelder"');
  expect(draw(0)).toContain('<svg');
});
