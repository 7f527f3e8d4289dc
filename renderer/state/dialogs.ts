import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';

/** Every dialog there is; at most one is open. The part that owns a kind draws it. */
type Dialog =
  | { readonly kind: 'palette'; readonly text: string }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'import'; readonly files: readonly File[] }
  | { readonly kind: 'columns'; readonly register: RegisterId }
  | { readonly kind: 'statistics'; readonly register: RegisterId; readonly column: string }
  /** `column`: a computed one to be changed; absent = a new one. */
  | { readonly kind: 'computed'; readonly register: RegisterId; readonly column?: string }
  | { readonly kind: 'export'; readonly register: RegisterId }
  | { readonly kind: 'save-view'; readonly register: RegisterId };

export interface DialogState {
  readonly dialog: Dialog | undefined;
}

export interface DialogStore {
  readonly store: StoreApi<DialogState>;
  readonly actions: { open(dialog: Dialog): void; close(): void };
}

export function createDialogStore(): DialogStore {
  const store = createStore<DialogState>(() => ({ dialog: undefined }));
  return {
    store,
    actions: {
      open: (dialog) => store.setState({ dialog }),
      close: () => store.setState({ dialog: undefined }),
    },
  };
}
