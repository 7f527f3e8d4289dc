import { createContext, type ReactNode, useContext } from 'react';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { type CommandStore, createCommandStore } from './commands.ts';
import { createDialogStore, type DialogStore } from './dialogs.ts';
import { createJobsStore, type JobsStore } from './jobs-store.ts';
import { createMapTargetStore, type MapTargetStore } from './map-target-store.ts';
import { createNoticeStore, type NoticeStore } from './notices.ts';
import { createObservationsStore, type ObservationsStore } from './observations-store.ts';
import { createPlaceStore, type PlaceStore } from './place-store.ts';
import { createRegistersStore, type RegistersStore } from './registers-store.ts';
import { createRequestsStore, type RequestsStore } from './requests-store.ts';
import { createSelectionStore, type SelectionStore } from './selection-store.ts';
import { createSettingsStore, rememberedBy, type Settings, type SettingsStore } from './settings-store.ts';
import { createShownMapStore, type ShownMapStore } from './shown-map-store.ts';
import { createStatusLineStore, type StatusLineStore } from './status-line-store.ts';
import { createSystemStore, type NetworkWindow, type SystemStore } from './system-store.ts';
import { createTableViewStore, keptTableView, type TableViewStore } from './table-view-store.ts';
import { createWantedLayersStore, type WantedLayersStore } from './wanted-layers-store.ts';

/** Everything that the screens own or follow, made once for the window. */
export interface Stores {
  readonly settings: SettingsStore;
  readonly place: PlaceStore;
  readonly dialogs: DialogStore;
  readonly notices: NoticeStore;
  readonly commands: CommandStore;
  readonly statusLine: StatusLineStore;
  readonly mapTarget: MapTargetStore;
  readonly wantedLayers: WantedLayersStore;
  readonly shownMap: ShownMapStore;
  readonly observations: ObservationsStore;
  readonly registers: RegistersStore;
  readonly jobs: JobsStore;
  readonly requests: RequestsStore;
  readonly system: SystemStore;
  selection(register: RegisterId): SelectionStore;
  tableView(register: RegisterId): TableViewStore;
}

export interface StoresOptions {
  readonly bridge: Bridge;
  readonly settings: Settings;
  readonly network: NetworkWindow;
  readonly firstPlace: string;
  readonly log: (error: unknown) => void;
}

export function createStores({ bridge, settings: initial, network, firstPlace, log }: StoresOptions): Stores {
  const settings = createSettingsStore(bridge, initial, log);
  const selections = new Map<RegisterId, SelectionStore>();
  const tableViews = new Map<RegisterId, TableViewStore>();
  const keptPlace = rememberedBy(initial, 'place');
  const place = createPlaceStore(typeof keptPlace === 'string' ? keptPlace : firstPlace);
  place.store.subscribe(({ placeId }) => settings.actions.remember('place', placeId));

  function makeTableView(register: RegisterId): TableViewStore {
    const name = `table.${register}`;
    const made = createTableViewStore(register, rememberedBy(initial, name));
    made.store.subscribe((state, { columns, computed, widthsPx, isCompact }) => {
      const isSame =
        state.columns === columns &&
        state.computed === computed &&
        state.widthsPx === widthsPx &&
        state.isCompact === isCompact;
      if (!isSame) settings.actions.remember(name, keptTableView(state));
    });
    return made;
  }

  return {
    settings,
    place,
    dialogs: createDialogStore(),
    notices: createNoticeStore(),
    commands: createCommandStore(),
    statusLine: createStatusLineStore(),
    mapTarget: createMapTargetStore(),
    wantedLayers: createWantedLayersStore(),
    shownMap: createShownMapStore(),
    observations: createObservationsStore(),
    registers: createRegistersStore(bridge, log),
    jobs: createJobsStore(bridge, log),
    requests: createRequestsStore(bridge, log),
    system: createSystemStore(bridge, network, log),
    selection: (register) => once(selections, register, createSelectionStore),
    tableView: (register) => once(tableViews, register, makeTableView),
  };
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const value = known.get(key) ?? make(key);
  known.set(key, value);
  return value;
}

const StoresContext = createContext<Stores | undefined>(undefined);

export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** The stores of the window. Components read them through the hooks in use-stores.ts. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores outside StoresProvider');
  return stores;
}
