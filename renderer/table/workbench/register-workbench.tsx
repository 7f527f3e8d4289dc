import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { TableViewState } from '../../state/table-view-store.ts';
import { useSelection } from '../../state/use-stores.ts';
import { Panel, PanelEdge, PanelGroup } from '../../ui/panel.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { filterColumns, filterWants } from '../filters/filter-sections.ts';
import { useFilterMemory } from '../filters/use-filter-memory.ts';
import { type RegisterDescription, withComputed } from './register-description.ts';
import { SideDrawer } from './side-drawer.tsx';
import { usePanelMemory } from './use-panel-memory.ts';
import { type RegisterModel, useRegisterModel, useUnhurriedView } from './use-register-model.ts';
import { useRoomForTwo } from './use-room-for-two.ts';
import { useThemeScale } from './use-theme-scale.ts';
import { WorkArea } from './work-area.tsx';
import styles from './workbench.module.css';
import type { WorkbenchMode } from './workbench-mode.ts';

export interface RegisterWorkbenchProps {
  readonly description: RegisterDescription;
  readonly modes: readonly WorkbenchMode[];
  /** The third column: map and card. A drawer where there is no room. */
  readonly aside: {
    readonly label: string;
    /** Share of the width, in percent. */
    readonly share: number;
    render(model: RegisterModel): ReactNode;
  };
}

/** The screen of a register: filters, table, and a third column that shows the same rows otherwise. */
export function RegisterWorkbench(props: RegisterWorkbenchProps) {
  const view = useUnhurriedView(props.description.register);
  return <Workbench {...props} view={view} />;
}

/** Drawn again only for another view: it is most of the screen. */
const Workbench = memo(function Workbench({
  description: own,
  modes,
  aside,
  view,
}: RegisterWorkbenchProps & { readonly view: TableViewState }) {
  const text = useText();
  const { computed, query } = view;
  const description = useMemo(() => withComputed(own, computed), [own, computed]);
  const { register, columns, filters } = description;
  const filterMemory = useFilterMemory(register, filters.slice(0, OPEN_AT_FIRST));
  const wants = useMemo(
    () => filterWants(filterColumns(columns, filters, filterMemory.added, query), filterMemory.open),
    [columns, filters, filterMemory, query],
  );
  const model = useRegisterModel(description, view, useStable(wants));
  const panels = usePanelMemory(register);
  const isWide = useIsWide(Math.round(LEAST_WIDE_PX * useThemeScale().text));
  const hasRoomForTwo = useRoomForTwo();
  const drawer = useDrawer(register, isWide);
  const isAsideShown = isWide || drawer.isOpen;
  const group = isWide ? 'outer' : 'narrow';
  // Only the third column is made anew when the window or the text changes: the work goes on as it stands.
  const asideId = isWide ? 'aside' : 'asideNarrow';
  const asideShare = panels.sizesOf(group)?.[asideId] ?? (isWide ? aside.share : NARROW_SHARE);
  const work = (
    <WorkArea
      model={model}
      modes={modes}
      filterMemory={filterMemory}
      panels={panels}
      asideToggle={
        isWide ? undefined : { label: aside.label, isOpen: drawer.isOpen, onToggle: drawer.toggle }
      }
    />
  );
  const drawn = (
    <SideDrawer label={aside.label} onClose={drawer.toggle}>
      {aside.render(model)}
    </SideDrawer>
  );
  if (!hasRoomForTwo) {
    return (
      <div className={styles['place']}>
        <div className={styles['part']} hidden={drawer.isOpen}>
          {work}
        </div>
        {drawer.isOpen && drawn}
      </div>
    );
  }
  // Nothing lies over the table: a third column that is opened takes its room beside it.
  return (
    <div className={styles['place']}>
      <PanelGroup
        id={`workbench.${register}`}
        sizes={isAsideShown ? panels.sizesOf(group) : undefined}
        onSizes={(sizes) => panels.keepSizes(group, sizes)}
      >
        <Panel id="work" leastSize="40%">
          {work}
        </Panel>
        {isAsideShown && (
          <>
            <PanelEdge label={text('table.panel.asideEdge')} />
            <Panel
              key={asideId}
              id={asideId}
              defaultSize={`${asideShare}%`}
              leastSize={280}
              isCollapsible={isWide}
            >
              {isWide ? (
                <section className={styles['part']} aria-label={aside.label} data-landmark>
                  {aside.render(model)}
                </section>
              ) : (
                drawn
              )}
            </Panel>
          </>
        )}
      </PanelGroup>
    </div>
  );
});

const OPEN_AT_FIRST = 4;
/** From this width on there is room for a third column; below it is opened beside the rows by a button. */
const LEAST_WIDE_PX = 1150;
/** Of the width of a narrow window, in percent. */
const NARROW_SHARE = 44;

/** The same object while what it says is the same: questions are asked anew for every other object. */
function useStable<Value>(value: Value): Value {
  const ref = useRef(value);
  if (JSON.stringify(ref.current) !== JSON.stringify(value)) ref.current = value;
  return ref.current;
}

/** Opens by itself when a card is asked for. */
function useDrawer(register: RegisterDescription['register'], isWide: boolean) {
  const [isOpen, setOpen] = useState(false);
  const activeKey = useSelection(register, (state) => state.activeKey);
  useEffect(() => {
    if (activeKey !== undefined && !isWide) setOpen(true);
  }, [activeKey, isWide]);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}
