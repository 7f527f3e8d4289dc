import { useEffect } from 'react';
import { rememberToken } from '../../bridge/varde-shell.ts';
import { useStores } from '../../state/stores.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { useOpenLink } from '../palette/use-open-link.ts';

/**
 * Opens the view whose link stands behind the hash of the address: that is how the Electron shell hands on a link that
 * the system gave it, at the start and later. The address is clean again afterwards.
 */
export function LinkInAddress() {
  const openLink = useOpenLink();
  useEffect(() => {
    const open = () => {
      const link = readHash(window.location.hash);
      if (link === undefined || !openLink(link)) return;
      clearHash();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [openLink]);
  return null;
}

const OPEN_FILE = /^open-file:(?<token>[\w-]+)\/(?<name>.+)$/;

/**
 * Takes in the file that stands behind the hash of the address: that is how the Electron shell hands on a file that the
 * system gave it, by a double click or an argument. Its bytes can be had once under a token, and its path by the host.
 */
export function FileInAddress() {
  const { open } = useDialogActions();
  const { notices } = useStores();
  useEffect(() => {
    const take = async () => {
      const { token, name } = OPEN_FILE.exec(readHash(window.location.hash) ?? '')?.groups ?? {};
      if (token === undefined || name === undefined) return;
      clearHash();
      try {
        const response = await fetch(`/opened/${token}`);
        if (!response.ok) throw new Error(`${response.status}`);
        const file = new File([await response.blob()], name);
        rememberToken(file, token);
        open({ kind: 'import', files: [file] });
      } catch {
        notices.actions.show({
          tone: 'error',
          sentence: (text) => text('frame.import.notOpened', { file: name }),
        });
      }
    };
    const onHash = () => void take();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [open, notices]);
  return null;
}

/** The text behind the hash of the address; undefined when there is none or it is not encoded as addresses are. */
function readHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

/** Takes what stood there out of the address, once it was followed. */
function clearHash(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
