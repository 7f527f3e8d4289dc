/** Codes of what the user should know (`notice.<code>`); each stands once, in the order in which they came. */
type NoticeCode =
  | 'port-taken'
  | 'data-window-restarted'
  | 'journal-damaged'
  | 'imports-damaged'
  | 'settings-damaged'
  | 'running-as-root';

export interface Notices {
  add(code: NoticeCode): void;
  list(): string[];
  onChanged(listener: (codes: string[]) => void): void;
}

export function createNotices(): Notices {
  const codes = new Set<string>();
  const listeners: ((codes: string[]) => void)[] = [];
  return {
    add(code) {
      if (codes.has(code)) return;
      codes.add(code);
      for (const listener of listeners) listener([...codes]);
    },
    list: () => [...codes],
    onChanged: (listener) => void listeners.push(listener),
  };
}
