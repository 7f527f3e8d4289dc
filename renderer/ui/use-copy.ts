import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Long enough to be seen by who presses a button. */
const SHOWN_MS = 2000;

export interface CopyAct {
  /** What the button shows: two sheets, and a tick for a moment after the copying. */
  readonly icon: LucideIcon;
  /** While what is copied is still being made. */
  readonly isCopying: boolean;
  /** Rejected where the browser does not let go of the text, or what is to be copied could not be made. */
  copy(what: string | ClipboardItem): Promise<void>;
}

/** Copies a text or a picture to the clipboard, and lets the button say that it does and did. */
export function useCopy(picture: LucideIcon = Copy): CopyAct {
  const [isCopying, setCopying] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    icon: isCopied ? Check : picture,
    isCopying,
    async copy(what) {
      setCopying(true);
      try {
        if (typeof what === 'string') await navigator.clipboard.writeText(what);
        else await navigator.clipboard.write([what]);
        setCopied(true);
      } finally {
        setCopying(false);
      }
    },
  };
}
