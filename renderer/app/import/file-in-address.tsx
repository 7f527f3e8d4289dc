import { useEffect } from 'react';
import { rememberToken } from '../../bridge/varde-shell.ts';
import { useStores } from '../../state/stores.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { clearHash, readHash } from '../address-hash.ts';

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
