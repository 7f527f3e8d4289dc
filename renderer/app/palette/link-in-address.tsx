import { useEffect } from 'react';
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
      window.history.replaceState(undefined, '', window.location.pathname + window.location.search);
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [openLink]);
  return null;
}

/** The text behind the hash; undefined when there is none or it is not encoded as addresses are. */
function readHash(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}
