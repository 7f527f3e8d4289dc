import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isJsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { createDataText } from '../../i18n/data-text.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions, useSystem } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './host-notices.module.css';

type HostNotice = BridgeType<'Notice'>;

/** Said once and gone; what is damaged stays until it is put away. */
const PASSING = new Set(['port-taken', 'data-window-restarted', 'running-as-root']);
const LOST = new Set(['register-lost']);

/** Tells what the host wants the user to know, each once. */
export function HostNotices() {
  const { show } = useNoticeActions();
  const notices = useSystem((state) => state.info?.notices);
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const notice of notices ?? []) {
      const identity = JSON.stringify(notice);
      if (told.current.has(identity)) continue;
      told.current.add(identity);
      show({
        tone: toneOf(notice),
        sentence: (text) =>
          text(`frame.notice.${notice.code}`, spoken(notice, createDataText(text).register)),
      });
    }
  }, [notices, show]);
  return null;
}

function toneOf({ code }: HostNotice) {
  if (LOST.has(code)) return 'error';
  return PASSING.has(code) ? 'info' : 'warn';
}

/** The details as sentences name them: registers by their names. */
function spoken({ details }: HostNotice, registerName: (register: string) => string) {
  const members = isJsonObject(details) ? Object.entries(details) : [];
  return Object.fromEntries(
    members.map(([name, value]) => {
      if (name === 'register') return [name, registerName(String(value))];
      return [name, typeof value === 'number' ? value : String(value)];
    }),
  );
}

/** Says that a part of Varde is gone and coming back, and what still works meanwhile. */
export function AwayBanner() {
  const text = useText();
  const isHostAway = useSystem((state) => state.host === 'lost');
  const isDataAway = useSystem((state) => state.isDataAway || state.data === 'lost');
  return (
    <div role="status" className={styles['region']}>
      {(isHostAway || isDataAway) && (
        <p className={styles['banner']}>
          <Icon of={LoaderCircle} className={styles['spinner']} />
          {text(isHostAway ? 'frame.away.host' : 'frame.away.data')}
        </p>
      )}
    </div>
  );
}
