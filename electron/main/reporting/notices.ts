import type { JsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import type { SetAside } from '../files/set-aside.ts';

type Notice = BridgeType<'Notice'>;

const NAMES_SHOWN = 3;

/** What the user should know, in the order in which it came. */
export interface Notices {
  /** `details` are what the sentence names. Of one code, register and file the last details count. */
  add(code: Notice['code'], details?: JsonObject): void;
  /** What a register lacked is no longer so: its notices go. */
  settle(register: RegisterId): void;
  list(): Notice[];
  onChanged(listener: (notices: Notice[]) => void): void;
}

/** Tells of the files that were set aside, if there are any. */
export async function noticeSetAside(notices: Notices, setAside: Pick<SetAside, 'list'>): Promise<void> {
  const { folder, names } = await setAside.list();
  const files = names.slice(0, NAMES_SHOWN).join(', ');
  if (names.length > 0) notices.add('imports-set-aside', { folder, count: names.length, files });
}

export function createNotices(): Notices {
  const notices = new Map<string, Notice & { readonly register: unknown }>();
  const listeners: ((notices: Notice[]) => void)[] = [];
  const list = () => [...notices.values()].map(({ code, details }) => ({ code, details }));
  const tell = () => {
    for (const listener of listeners) listener(list());
  };
  return {
    add(code, details = {}) {
      const { register, file } = details;
      const key = JSON.stringify([code, register, file]);
      if (JSON.stringify(notices.get(key)?.details) === JSON.stringify(details)) return;
      notices.set(key, { code, details, register });
      tell();
    },
    settle(register) {
      const settled = [...notices].filter(([, notice]) => notice.register === register);
      if (settled.length === 0) return;
      for (const [key] of settled) notices.delete(key);
      tell();
    },
    list,
    onChanged: (listener) => void listeners.push(listener),
  };
}
