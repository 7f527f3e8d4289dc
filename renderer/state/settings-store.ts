import { createStore, type StoreApi } from 'zustand/vanilla';
import { isJsonObject, type Json } from '../../shared/base/json.ts';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import type { Bridge } from '../bridge/bridge.ts';

export type Settings = BridgeType<'Settings'>;
type SettingName = Exclude<keyof Settings, 'ui'>;

/** What screens remember is written after this pause: a dragged edge is one write, not hundreds. */
const UI_WRITE_DELAY_MS = 400;

export interface SettingsActions {
  /** Rejected with settings/bad-value when the host refuses the value; the old one stands. */
  write<Name extends SettingName>(name: Name, value: Settings[Name]): Promise<void>;
  /** Remembers something of a screen; null forgets it. */
  remember(screen: string, value: Json): void;
  /** Writes at once what waits to be written. */
  flush(): Promise<void>;
}

export interface SettingsStore {
  readonly store: StoreApi<Settings>;
  readonly actions: SettingsActions;
}

/** The settings of the host, kept in step with it. `initial` is read before anything is drawn. */
export function createSettingsStore(
  bridge: Pick<Bridge, 'host' | 'onHost'>,
  initial: Settings,
  log: (error: unknown) => void,
): SettingsStore {
  const store = createStore<Settings>(() => initial);
  let waiting: Record<string, Json> = {};
  /** What is on its way to the host: an answer to an older write does not know of it. */
  const sent = new Set<Readonly<Record<string, Json>>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(settings: Settings): void {
    store.setState({ ...settings, ui: [...sent, waiting].reduce(mergeUi, settings.ui) }, true);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(waiting).length === 0) return;
    const value = store.getState().ui;
    const changes = waiting;
    waiting = {};
    sent.add(changes);
    try {
      const settings = await bridge.host['settings.write']({ change: { name: 'ui', value } });
      sent.delete(changes);
      take(settings);
    } catch (error) {
      sent.delete(changes);
      log(error);
    }
  }

  bridge.onHost('settings.changed', ({ settings }) => take(settings));
  return {
    store,
    actions: {
      write: async (name, value) => take(await bridge.host['settings.write']({ change: { name, value } })),
      remember(screen, value) {
        // Screens say it again whenever they open.
        if (JSON.stringify(rememberedBy(store.getState(), screen)) === JSON.stringify(value)) return;
        waiting[screen] = value;
        store.setState(({ ui }) => ({ ui: mergeUi(ui, { [screen]: value }) }));
        timer ??= setTimeout(() => void flush(), UI_WRITE_DELAY_MS);
      },
      flush,
    },
  };
}

function mergeUi(ui: Json, changes: { readonly [screen: string]: Json }): Json {
  const merged = { ...(isJsonObject(ui) ? ui : {}), ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** What a screen remembered. */
export function rememberedBy(settings: Settings, screen: string): Json | undefined {
  return isJsonObject(settings.ui) ? settings.ui[screen] : undefined;
}
