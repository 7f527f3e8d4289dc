import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Long enough to be seen by who presses a button. */
const SHOWN_MS = 2000;

export interface CopyAct {
  /** What the button shows: two sheets, and a tick for a moment after the copying. */
  readonly icon: LucideIcon;
  /** Rejected where the browser does not let go of the text. */
  copy(text: string): Promise<void>;
}

/** Copies a text to the clipboard, and lets the button say that it did. */
export function useCopy(): CopyAct {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    icon: isCopied ? Check : Copy,
    async copy(text) {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    },
  };
}
