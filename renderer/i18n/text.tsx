import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormats, type Formats } from './create-formats.ts';
import { createText, type Text } from './create-text.ts';
import type { Language } from './texts.ts';

interface Speech {
  readonly language: Language;
  readonly text: Text;
  readonly formats: Formats;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

/** Gives everything inside one language. Another language is there at the next drawing. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const speech = useMemo(
    () => ({ language, text: createText(language), formats: createFormats(language) }),
    [language],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useText outside LanguageProvider');
  return speech;
}

/** Says texts in the language of the app: `text('frame.search.label')`. */
export function useText(): Text {
  return useSpeech().text;
}

export function useLanguage(): Language {
  return useSpeech().language;
}
