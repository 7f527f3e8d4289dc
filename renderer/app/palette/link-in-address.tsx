import { useEffect } from 'react';
import { clearHash, readHash } from '../address-hash.ts';
import { useOpenLink } from './use-open-link.ts';

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
