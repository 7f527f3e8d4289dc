import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { Bridge } from '../bridge/bridge.ts';
import { BridgeProvider } from '../bridge/bridge-context.tsx';
import { LOCALES } from '../i18n/locales.ts';
import { LanguageProvider, useText } from '../i18n/text.tsx';
import type { Stores } from '../state/stores.tsx';
import { StoresProvider } from '../state/stores.tsx';
import { useSettings } from '../state/use-stores.ts';
import { Frame } from './frame/frame.tsx';
import { ErrorBoundary } from './places/error-boundary.tsx';
import { usePageAttributes, useShownTheme } from './theme.ts';

/** The whole of the user interface over its bridge and stores. */
export function App({ bridge, stores }: { bridge: Bridge; stores: Stores }) {
  return (
    <BridgeProvider bridge={bridge}>
      <StoresProvider stores={stores}>
        <Language>
          <Whole />
        </Language>
      </StoresProvider>
    </BridgeProvider>
  );
}

function Language({ children }: { children: ReactNode }) {
  const language = useSettings((settings) => settings.language);
  usePageAttributes(useShownTheme(), language);
  const locale = useMemo(() => LOCALES[language], [language]);
  return (
    <LanguageProvider language={language}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </LanguageProvider>
  );
}

function Whole() {
  const text = useText();
  return (
    <ErrorBoundary what={text('frame.app')}>
      <Frame />
    </ErrorBoundary>
  );
}
