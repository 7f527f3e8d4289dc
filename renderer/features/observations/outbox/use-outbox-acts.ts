import { useBridge } from '../../../bridge/bridge-context.tsx';
import { failureNotice } from '../../../i18n/describe-error.ts';
import { useNoticeActions, useObservationsActions } from '../../../state/use-stores.ts';

export interface OutboxActs {
  stop(): void;
  resume(): void;
  edit(): void;
  exportItem(): void;
}

/** What a person does with an observation that is on its way. */
export function useOutboxActs(draftId: string): OutboxActs {
  const { host } = useBridge();
  const { show } = useNoticeActions();
  const { open } = useObservationsActions();
  const told = (work: Promise<unknown>) => void work.catch((error: unknown) => show(failureNotice(error)));

  async function edit(): Promise<void> {
    await host['outbox.edit']({ draftId });
    open({ kind: 'draft', draftId });
  }

  async function exportItem(): Promise<void> {
    const { isWritten, path } = await host['outbox.export']({ draftId });
    if (isWritten) show({ tone: 'good', sentence: (text) => text('delivery.exported', { path }) });
  }

  return {
    stop: () => told(host['outbox.stop']({ draftId })),
    resume: () => told(host['outbox.resume']({ draftId })),
    edit: () => told(edit()),
    exportItem: () => told(exportItem()),
  };
}
