import type { Formats } from './create-formats.ts';
import { useSpeech } from './text.tsx';

/** Numbers, times and sizes as the language of the app writes them. */
export function useFormats(): Formats {
  return useSpeech().formats;
}
