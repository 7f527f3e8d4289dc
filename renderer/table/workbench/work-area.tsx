import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useIsRegisterEmpty } from '../../state/use-stores.ts';
import { type ActionPlace, ActionSlot } from '../../ui/action-slot.tsx';
import { Panel, PanelEdge, PanelGroup } from '../../ui/panel.tsx';
import { roveAcross } from '../../ui/roving-focus.ts';
import { ComputedDialog } from '../computed/computed-dialog.tsx';
import { ExportDialog } from '../export/export-dialog.tsx';
import { type AskedFilter, FilterPanel } from '../filters/filter-panel.tsx';
import type { FilterMemory } from '../filters/use-filter-memory.ts';
import { StatisticsDialog } from '../statistics/statistics-dialog.tsx';
import { useSavedViews } from '../view/use-saved-views.ts';
import { useViewLink } from '../view/use-view-link.ts';
import { ChipsBar } from './chips-bar.tsx';
import { EmptyRegister } from './empty-register.tsx';
import { RowsArea } from './rows-area.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { TotalsLine } from './totals-line.tsx';
import { useExpandedGroups } from './use-expanded-groups.ts';
import { useFiltersPlace, useFiltersSize } from './use-filters-place.ts';
import type { PanelMemory } from './use-panel-memory.ts';
import type { RegisterModel } from './use-register-model.ts';
import { useSelectionSummary } from './use-selection-summary.ts';
import { useWorkbenchCommands } from './use-workbench-commands.ts';
import { WorkToolbar } from './work-toolbar.tsx';
import styles from './workbench.module.css';
import type { AsideToggle, WorkbenchMode } from './workbench-mode.ts';

interface WorkAreaProps {
  readonly model: RegisterModel;
  readonly modes: readonly WorkbenchMode[];
  readonly filterMemory: FilterMemory;
  readonly panels: PanelMemory;
  readonly asideToggle: AsideToggle | undefined;
}

/** Head, chips, sums, filters and rows. */
export function WorkArea({ model, modes, filterMemory, panels, asideToggle }: WorkAreaProps) {
  const text = useText();
  const searchRef = useRef<HTMLInputElement>(null);
  const [modeId, setModeId] = useState<string>();
  const [exportPlace, setExportPlace] = useState<ActionPlace>();
  const [askedFilter, setAskedFilter] = useState<AskedFilter>();
  const { description, columns, view, actions } = model;
  const { register } = description;
  const expanded = useExpandedGroups(view.query.groupBy);
  const saved = useSavedViews(register);
  const link = useViewLink({ register, all: description.columns, shown: columns, view, actions });
  useSelectionSummary(model);
  const mode = modes.find((one) => one.id === modeId);
  const isEmpty = useIsRegisterEmpty(register);
  const canFilter = mode?.isUnfiltered !== true && !isEmpty;
  const disabledReason = canFilter
    ? undefined
    : text(isEmpty ? 'table.filters.noRows' : 'table.filters.unfiltered');
  const filters = useFiltersPlace({ panels, asideToggle, disabledReason });
  const filtersSize = useFiltersSize(panels);
  function bindToMap(isBound: boolean): void {
    actions.setBoundToMap(isBound);
    // Without a map there is no view that could hold the rows.
    if (isBound && view.mapBounds === undefined && asideToggle?.isOpen === false) asideToggle.onToggle();
  }
  function showMode(id: string | undefined): void {
    setModeId(id);
    // They would stand in its place.
    if (filters.areAlone) filters.hide();
  }
  function showFilterOf(column: string): void {
    filters.show();
    filterMemory.add(column);
    setAskedFilter({ column });
  }
  useWorkbenchCommands(model, {
    hasOwnExport: mode?.hasOwnExport === true,
    focusSearch: () => searchRef.current?.focus(),
    copyLink: () => void link.copyLink(),
  });

  const filterPanel = (
    <FilterPanel
      model={model}
      memory={filterMemory}
      asked={askedFilter}
      onBoundToMap={bindToMap}
      onHide={filters.hide}
    />
  );
  const content = mode ? (
    <ActionSlot place={exportPlace}>{mode.render(model)}</ActionSlot>
  ) : (
    <RowsArea model={model} expanded={expanded} onFilterColumn={showFilterOf} />
  );
  const shown = filters.areAlone ? filterPanel : content;
  return (
    <div className={styles['work']}>
      <WorkToolbar
        model={model}
        modes={modes}
        mode={mode}
        onMode={showMode}
        onExportPlace={setExportPlace}
        expanded={expanded}
        saved={saved}
        link={link}
        asideToggle={asideToggle}
        filterToggle={filters.toggle}
      />
      {canFilter && (
        <div ref={roveAcross} className={styles['bar']}>
          <SearchBox model={model} inputRef={searchRef} />
          <ChipsBar model={model} />
          <TotalsLine model={model} />
        </div>
      )}
      <div className={styles['columns']}>
        <PanelGroup
          id={`filters.${register}`}
          sizes={filters.areBeside ? panels.sizesOf(filtersSize.group) : undefined}
          onSizes={(sizes) => panels.keepSizes(filtersSize.group, sizes)}
        >
          {filters.areBeside && (
            <>
              <Panel
                id="filters"
                handle={filtersSize.handle}
                defaultSize={filtersSize.size}
                leastSize={180}
                mostSize={filtersSize.mostSize}
                isFixed
              >
                {filterPanel}
              </Panel>
              <PanelEdge label={text('table.panel.filtersEdge')} />
            </>
          )}
          <Panel id="rows" leastSize={260}>
            <div
              className={styles['part']}
              data-landmark
              // Charts, pivot and comparison are regions with names of their own.
              {...(mode || filters.areAlone
                ? {}
                : { role: 'region', 'aria-label': text('frame.group.table') })}
            >
              {isEmpty ? <EmptyRegister register={register} name={model.labels.register} /> : shown}
            </div>
          </Panel>
        </PanelGroup>
      </div>
      <StatisticsDialog model={model} />
      <ComputedDialog model={model} />
      <ExportDialog model={model} />
      <SaveViewDialog register={register} saved={saved} viewText={link.viewText} />
    </div>
  );
}
