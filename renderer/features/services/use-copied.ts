import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { type CopyAct, useCopy } from '../../ui/use-copy.ts';

/** Copies what other programs need, and tells when that did not work. */
export function useCopied(): { readonly icon: CopyAct['icon']; copy(what: string): void } {
  const text = useText();
  const { announce, show } = useNoticeActions();
  const { icon, copy } = useCopy();
  return {
    icon,
    copy: (what) => {
      copy(what).then(
        () => announce(text('frame.copied')),
        (error: unknown) =>
          show({ tone: 'warn', sentence: (text) => text('services.copyFailed'), detail: String(error) }),
      );
    },
  };
}
