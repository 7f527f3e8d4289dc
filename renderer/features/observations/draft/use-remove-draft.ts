import { useBridge } from '../../../bridge/bridge-context.tsx';
import { failureDetail } from '../../../i18n/describe-error.ts';
import { useNoticeActions, useObservationsActions } from '../../../state/use-stores.ts';

/** Throws a draft away, with the way back beside the word of it. */
export function useRemoveDraft(): (draftId: string) => Promise<void> {
  const { host } = useBridge();
  const { show, dismiss } = useNoticeActions();
  const { open } = useObservationsActions();

  return async (draftId) => {
    const failed = (error: unknown) =>
      void show({
        tone: 'error',
        sentence: (text) => text('observations.changeFailed'),
        detail: failureDetail(error),
      });
    async function takeBack(notice: number): Promise<void> {
      await host['drafts.reopen']({ draftId });
      dismiss(notice);
      open({ kind: 'draft', draftId });
    }
    try {
      await host['drafts.remove']({ draftId });
      open(undefined);
      const notice = show({
        tone: 'info',
        sentence: (text) => text('observations.discarded'),
        action: {
          label: (text) => text('observations.undo'),
          run: () => void takeBack(notice).catch(failed),
        },
      });
    } catch (error) {
      failed(error);
    }
  };
}
