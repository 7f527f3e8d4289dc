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
  /** What is no longer so. */
  withdraw(code: Notice['code']): void;
  list(): Notice[];
  onChanged(listener: (notices: Notice[]) => void): void;
}

/** Tells of the files that are set aside now; where there are none, what was told goes. */
export async function noticeSetAside(notices: Notices, setAside: Pick<SetAside, 'list'>): Promise<void> {
  const { folder, names } = await setAside.list();
  const files = names.slice(0, NAMES_SHOWN).join(', ');
  notices.withdraw('imports-set-aside');
  if (names.length > 0) notices.add('imports-set-aside', { folder, count: names.length, files });
}

export function createNotices(): Notices {
  const notices = new Map<string, Notice & { readonly register: unknown }>();
  const listeners: ((notices: Notice[]) => void)[] = [];
  const list = () => [...notices.values()].map(({ code, details }) => ({ code, details }));
  const tell = () => {
    for (const listener of listeners) listener(list());
  };
  function remove(isGone: (notice: Notice & { readonly register: unknown }) => boolean): void {
    const gone = [...notices].filter(([, notice]) => isGone(notice));
    if (gone.length === 0) return;
    for (const [key] of gone) notices.delete(key);
    tell();
  }

  return {
    add(code, details = {}) {
      const { register, file } = details;
      const key = JSON.stringify([code, register, file]);
      if (JSON.stringify(notices.get(key)?.details) === JSON.stringify(details)) return;
      notices.set(key, { code, details, register });
      tell();
    },
    settle: (register) => remove((notice) => notice.register === register),
    withdraw: (code) => remove((notice) => notice.code === code),
    list,
    onChanged: (listener) => void listeners.push(listener),
  };
}
