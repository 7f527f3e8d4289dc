import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { LOCALES } from '../../i18n/locales.ts';
import { LanguageProvider } from '../../i18n/text.tsx';
import { LANGUAGES, type Language } from '../../i18n/texts.ts';
import { Panel, PanelEdge, PanelGroup, type PanelSizes } from '../../ui/panel.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ChoiceParts, FieldParts } from './input-parts.tsx';
import { NoticeParts } from './notice-parts.tsx';
import { OverlayParts } from './overlay-parts.tsx';
import { Part } from './part.tsx';
import styles from './parts-page.module.css';
import { PressParts } from './press-parts.tsx';

const THEMES = ['light', 'dark', 'sun'] as const;
type Theme = (typeof THEMES)[number];

/** One of a few, from the address: `?parts&theme=dark&language=en`. */
function asked<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
  const given = new URLSearchParams(window.location.search).get(name);
  return values.find((value) => value === given) ?? fallback;
}

/** All parts in all states, for the eye and for photographs. Their words are examples and need no translation. */
export function PartsPage() {
  const [theme, setTheme] = useState<Theme>(() => asked('theme', THEMES, 'light'));
  const [language, setLanguage] = useState<Language>(() => asked('language', LANGUAGES, 'nb'));
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return (
    <LanguageProvider language={language}>
      <I18nProvider locale={LOCALES[language]}>
        <main className={styles['page']}>
          <header className={styles['header']}>
            <h1>Varde: parts</h1>
            <RadioGroup
              label="Theme"
              orientation="horizontal"
              value={theme}
              onChange={setTheme}
              options={THEMES.map((id) => ({ id, label: id }))}
            />
            <RadioGroup
              label="Language"
              orientation="horizontal"
              value={language}
              onChange={setLanguage}
              options={LANGUAGES.map((id) => ({ id, label: id }))}
            />
          </header>
          <PressParts />
          <FieldParts />
          <ChoiceParts />
          <NoticeParts />
          <OverlayParts />
          <PanelParts />
        </main>
      </I18nProvider>
    </LanguageProvider>
  );
}

function PanelParts() {
  const [sizes, setSizes] = useState<PanelSizes | undefined>(undefined);
  return (
    <Part title="Panels">
      <div className={styles['panels']}>
        <PanelGroup id="parts" sizes={sizes} onSizes={setSizes}>
          <Panel id="list" defaultSize={240} leastSize={160} isFixed>
            <p className={styles['panel']}>Fast bredde i piksler</p>
          </Panel>
          <PanelEdge label="Flytt kanten" />
          <Panel id="rest" leastSize={200}>
            <p className={styles['panel']}>Resten</p>
          </Panel>
        </PanelGroup>
      </div>
    </Part>
  );
}
