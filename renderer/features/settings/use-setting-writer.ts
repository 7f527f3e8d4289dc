import { useCallback } from 'react';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useNoticeActions } from '../../state/use-stores.ts';

/** Tells of a setting that could not be kept. The old value stands. */
export function useSettingWriter(): (writing: Promise<void>) => void {
  const { show } = useNoticeActions();
  return useCallback(
    (writing) => {
      writing.catch((error: unknown) => show(failureNotice(error)));
    },
    [show],
  );
}
