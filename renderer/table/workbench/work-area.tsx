import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useIsRegisterEmpty } from '../../state/use-stores.ts';
import { Panel, PanelEdge, PanelGroup, type PanelHandle } from '../../ui/panel.tsx';
import { ExportDialog } from '../export/export-dialog.tsx';
import { type AskedFilter, FilterPanel } from '../filters/filter-panel.tsx';
import type { FilterMemory } from '../filters/use-filter-memory.ts';
import { StatisticsDialog } from '../statistics/statistics-dialog.tsx';
import { useSavedViews } from '../view/use-saved-views.ts';
import { useViewLink } from '../view/use-view-link.ts';
import { ChipsBar } from './chips-bar.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';
import { EmptyRegister } from './empty-register.tsx';
import { RowsArea } from './rows-area.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { TotalsLine } from './totals-line.tsx';
import { useExpandedGroups } from './use-expanded-groups.ts';
import type { PanelMemory } from './use-panel-memory.ts';
import type { RegisterModel } from './use-register-model.ts';
import { useSelectionSummary } from './use-selection-summary.ts';
import { useThemeScale } from './use-theme-scale.ts';
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

const FILTERS_PX = 240;
const MAX_FILTERS_PX = 420;

/** A panel that takes another size when the reason for its size is another; what it shows goes on as it stands. */
function useSizedAnew(reason: string, size: number | string): RefObject<PanelHandle | null> {
  const panelRef = useRef<PanelHandle>(null);
  const lastReason = useRef(reason);
  useEffect(() => {
    if (lastReason.current === reason) return;
    lastReason.current = reason;
    panelRef.current?.resize(size);
  }, [reason, size]);
  return panelRef;
}

/** Head, chips, sums, filters and rows. */
export function WorkArea({ model, modes, filterMemory, panels, asideToggle }: WorkAreaProps) {
  const text = useText();
  const searchRef = useRef<HTMLInputElement>(null);
  const [modeId, setModeId] = useState<string>();
  const [askedFilter, setAskedFilter] = useState<AskedFilter>();
  const { description, columns, view, actions } = model;
  const { register } = description;
  const expanded = useExpandedGroups(view.query.groupBy);
  const saved = useSavedViews(register);
  const link = useViewLink({ register, all: description.columns, shown: columns, view, actions });
  useSelectionSummary(model);
  const mode = modes.find((one) => one.id === modeId);
  // In a narrow window there is room for filters or for the third column beside the rows, not for both.
  const isCrowded = asideToggle?.isOpen === true;
  const isFiltered = mode?.isUnfiltered !== true;
  const isEmpty = useIsRegisterEmpty(register);
  const hasFilters = panels.isFilterPanelShown && !isCrowded && isFiltered && !isEmpty;
  function showFilters(): void {
    panels.showFilterPanel(true);
    if (isCrowded) asideToggle.onToggle();
  }
  function bindToMap(isBound: boolean): void {
    actions.setBoundToMap(isBound);
    // Without a map there is no view that could hold the rows.
    if (isBound && view.mapBounds === undefined && asideToggle?.isOpen === false) asideToggle.onToggle();
  }
  function showFilterOf(column: string): void {
    showFilters();
    filterMemory.add(column);
    setAskedFilter({ column });
  }
  useWorkbenchCommands(model, {
    focusSearch: () => searchRef.current?.focus(),
    copyLink: () => void link.copyLink(),
  });

  const scale = useThemeScale().text;
  // A width that was right for one size of text is not for another.
  const innerGroup = scale === 1 ? 'inner' : 'innerLarge';
  const filtersShare = panels.sizesOf(innerGroup)?.['filters'];
  const filtersSize = filtersShare === undefined ? Math.round(FILTERS_PX * scale) : `${filtersShare}%`;
  const filtersRef = useSizedAnew(innerGroup, filtersSize);
  const content = mode ? (
    mode.render(model)
  ) : (
    <RowsArea model={model} expanded={expanded} onFilterColumn={showFilterOf} />
  );
  return (
    <div className={styles['work']}>
      <WorkToolbar
        model={model}
        modes={modes}
        modeId={mode?.id}
        onMode={setModeId}
        expanded={expanded}
        saved={saved}
        link={link}
        asideToggle={asideToggle}
        filterToggle={hasFilters || !isFiltered || isEmpty ? undefined : showFilters}
      />
      {isFiltered && !isEmpty && (
        <div className={styles['bar']}>
          <SearchBox model={model} inputRef={searchRef} />
          <ChipsBar model={model} />
          <TotalsLine model={model} />
        </div>
      )}
      <div className={styles['columns']}>
        <PanelGroup
          id={`filters.${register}`}
          sizes={hasFilters ? panels.sizesOf(innerGroup) : undefined}
          onSizes={(sizes) => panels.keepSizes(innerGroup, sizes)}
        >
          {hasFilters && (
            <>
              <Panel
                id="filters"
                handle={filtersRef}
                defaultSize={filtersSize}
                leastSize={180}
                mostSize={Math.round(MAX_FILTERS_PX * scale)}
                isFixed
              >
                <FilterPanel
                  model={model}
                  memory={filterMemory}
                  asked={askedFilter}
                  onBoundToMap={bindToMap}
                  onHide={() => panels.showFilterPanel(false)}
                />
              </Panel>
              <PanelEdge label={text('table.panel.filtersEdge')} />
            </>
          )}
          <Panel id="rows" leastSize={260}>
            {isEmpty ? <EmptyRegister register={register} name={model.labels.register} /> : content}
          </Panel>
        </PanelGroup>
      </div>
      <ColumnsDialog model={model} />
      <StatisticsDialog model={model} />
      <ExportDialog model={model} />
      <SaveViewDialog register={register} saved={saved} viewText={link.viewText} />
    </div>
  );
}
