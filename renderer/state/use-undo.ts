import { useCallback } from 'react';
import { useBridge } from '../bridge/bridge-context.tsx';
import { failureNotice } from '../i18n/describe-error.ts';
import type { NoticeAction } from './notices.ts';
import { useNoticeActions } from './use-stores.ts';

/** What a notice offers after a change: to take it back. Where that fails, it says why. */
export function useUndo(): (number: number) => NoticeAction {
  const { data } = useBridge();
  const { show } = useNoticeActions();
  return useCallback(
    (number) => ({
      label: (text) => text('settings.undo'),
      run: () => void data['changes.undo']({ number }).catch((error: unknown) => show(failureNotice(error))),
    }),
    [data, show],
  );
}
