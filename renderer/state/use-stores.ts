import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Json } from '../../shared/base/json.ts';
import type { RegisterId } from '../../shared/contracts/energy/registers.ts';
import type { Command, CommandState } from './commands.ts';
import type { DialogState, DialogStore } from './dialogs.ts';
import type { JobsState } from './jobs-store.ts';
import type { MapTargetState, MapTargetStore } from './map-target-store.ts';
import type { NoticeState, NoticeStore } from './notices.ts';
import type { ObservationsState, ObservationsStore } from './observations-store.ts';
import type { PlaceState, PlaceStore } from './place-store.ts';
import type { RegisterStatus, RegistersState } from './registers-store.ts';
import type { RequestsState } from './requests-store.ts';
import type { SelectionActions, SelectionState } from './selection-store.ts';
import { rememberedBy, type Settings, type SettingsActions } from './settings-store.ts';
import type { ShownMap, ShownMapStore } from './shown-map-store.ts';
import type { StatusLineState, StatusLineStore } from './status-line-store.ts';
import { useStores } from './stores.tsx';
import type { SystemState } from './system-store.ts';
import type { TableViewActions, TableViewState } from './table-view-store.ts';
import type { WantedLayersState, WantedLayersStore } from './wanted-layers-store.ts';

export function useSelection<Part>(register: RegisterId, select: (state: SelectionState) => Part): Part {
  return useStore(useStores().selection(register).store, select);
}

export function useSelectionActions(register: RegisterId): SelectionActions {
  return useStores().selection(register).actions;
}

export function useTableView<Part>(register: RegisterId, select: (state: TableViewState) => Part): Part {
  return useStore(useStores().tableView(register).store, select);
}

export function useTableViewActions(register: RegisterId): TableViewActions {
  return useStores().tableView(register).actions;
}

export function useSettings<Part>(select: (settings: Settings) => Part): Part {
  return useStore(useStores().settings.store, select);
}

export function useSettingsActions(): SettingsActions {
  return useStores().settings.actions;
}

/** What a screen remembers over restarts: panel sizes, open sections. Read it with care: people may edit the file. */
export function useRemembered(screen: string): [Json | undefined, (value: Json) => void] {
  const { settings } = useStores();
  const value = useStore(settings.store, (state) => rememberedBy(state, screen));
  return [value, (next) => settings.actions.remember(screen, next)];
}

export function usePlace<Part>(select: (state: PlaceState) => Part): Part {
  return useStore(useStores().place.store, select);
}

export function usePlaceActions(): PlaceStore['actions'] {
  return useStores().place.actions;
}

export function useDialog<Part>(select: (state: DialogState) => Part): Part {
  return useStore(useStores().dialogs.store, select);
}

export function useDialogActions(): DialogStore['actions'] {
  return useStores().dialogs.actions;
}

export function useNotices<Part>(select: (state: NoticeState) => Part): Part {
  return useStore(useStores().notices.store, select);
}

export function useNoticeActions(): NoticeStore['actions'] {
  return useStores().notices.actions;
}

export function useCommandList<Part>(select: (state: CommandState) => Part): Part {
  return useStore(useStores().commands.store, select);
}

/** Offers commands while the component is on the screen. Keep the array stable: a new one is registered anew. */
export function useCommands(commands: readonly Command[]): void {
  const { add } = useStores().commands.actions;
  useEffect(() => add(commands), [add, commands]);
}

export function useStatusLine<Part>(select: (state: StatusLineState) => Part): Part {
  return useStore(useStores().statusLine.store, select);
}

export function useStatusLineActions(): StatusLineStore['actions'] {
  return useStores().statusLine.actions;
}

export function useMapTarget<Part>(select: (state: MapTargetState) => Part): Part {
  return useStore(useStores().mapTarget.store, select);
}

export function useMapTargetActions(): MapTargetStore['actions'] {
  return useStores().mapTarget.actions;
}

export function useWantedLayers<Part>(select: (state: WantedLayersState) => Part): Part {
  return useStore(useStores().wantedLayers.store, select);
}

export function useWantedLayerActions(): WantedLayersStore['actions'] {
  return useStores().wantedLayers.actions;
}

export function useShownMap<Part>(select: (state: ShownMap) => Part): Part {
  return useStore(useStores().shownMap.store, select);
}

export function useShownMapActions(): ShownMapStore['actions'] {
  return useStores().shownMap.actions;
}

export function useObservations<Part>(select: (state: ObservationsState) => Part): Part {
  return useStore(useStores().observations.store, select);
}

export function useObservationsActions(): ObservationsStore['actions'] {
  return useStores().observations.actions;
}

export function useRegisters<Part>(select: (state: RegistersState) => Part): Part {
  return useStore(useStores().registers.store, select);
}

export function useRegisterStatus(register: RegisterId): RegisterStatus | undefined {
  return useRegisters((state) => state.statuses?.get(register));
}

/** Whether it is known that the register holds no row. */
export function useIsRegisterEmpty(register: RegisterId): boolean {
  return useRegisters(({ statuses }) => statuses !== undefined && (statuses.get(register)?.rows ?? 0) === 0);
}

export function useJobs<Part>(select: (state: JobsState) => Part): Part {
  return useStore(useStores().jobs.store, select);
}

export function useRequests<Part>(select: (state: RequestsState) => Part): Part {
  return useStore(useStores().requests.store, select);
}

export function useSystem<Part>(select: (state: SystemState) => Part): Part {
  return useStore(useStores().system.store, select);
}
