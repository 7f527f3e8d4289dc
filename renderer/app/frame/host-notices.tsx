import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { isTextKey } from '../../i18n/texts.ts';
import { useNoticeActions, useSystem } from '../../state/use-stores.ts';

/** Said once and gone; what is damaged stays until it is put away. */
const PASSING = new Set(['port-taken', 'data-window-restarted', 'running-as-root']);

/** Tells what the host wants the user to know, each once. */
export function HostNotices() {
  const text = useText();
  const { show } = useNoticeActions();
  const codes = useSystem((state) => state.info?.notices);
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const code of codes ?? []) {
      const key = `frame.notice.${code}`;
      if (told.current.has(code) || !isTextKey(key)) continue;
      told.current.add(code);
      show({ tone: PASSING.has(code) ? 'info' : 'warn', sentence: text(key) });
    }
  }, [codes, show, text]);
  return null;
}
