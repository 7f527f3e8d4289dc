import { useCallback } from 'react';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';

/** Tells of a setting that could not be kept. The old value stands. */
export function useSettingWriter(): (writing: Promise<void>) => void {
  const text = useText();
  const { show } = useNoticeActions();
  return useCallback(
    (writing) => {
      writing.catch((error: unknown) => show({ tone: 'error', ...describeError(error, text) }));
    },
    [text, show],
  );
}
