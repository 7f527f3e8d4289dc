import { Columns3, ListFilter, PanelRight } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions, useIsRegisterEmpty } from '../../state/use-stores.ts';
import type { ActionPlace } from '../../ui/action-slot.tsx';
import { roveAcross } from '../../ui/roving-focus.ts';
import { ExportButton } from '../export/export-button.tsx';
import { useWidth } from '../grid/use-width.ts';
import type { SavedViews } from '../view/use-saved-views.ts';
import { ColumnsPopover } from './columns-popover.tsx';
import { GroupMenu } from './group-menu.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { OriginBadge } from './origin-badge.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import { toolbarLayout } from './toolbar-layout.ts';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';
import { useThemeScale } from './use-theme-scale.ts';
import { ViewMenu } from './view-menu.tsx';
import styles from './workbench.module.css';
import type { AsideToggle, FilterToggle, WorkbenchMode } from './workbench-mode.ts';

interface WorkToolbarProps {
  readonly model: RegisterModel;
  readonly modes: readonly WorkbenchMode[];
  /** undefined: the table. */
  readonly mode: WorkbenchMode | undefined;
  onMode(id: string | undefined): void;
  /** Where a mode puts the export of what it shows; keep the function. */
  readonly onExportPlace: (place: ActionPlace | undefined) => void;
  readonly expanded: ExpandedGroups;
  readonly saved: SavedViews;
  readonly link: { copyLink(): Promise<void>; open(query: string): void };
  /** Set where the third column is a drawer. */
  readonly asideToggle: AsideToggle | undefined;
  /** Set where the filters are not beside the rows. */
  readonly filterToggle: FilterToggle | undefined;
}

/** Name and origin of the register, and what can be done with its table. */
export function WorkToolbar(props: WorkToolbarProps) {
  const { model, modes, mode, onMode, onExportPlace, asideToggle, filterToggle } = props;
  const text = useText();
  const dialogs = useDialogActions();
  const toolbarRef = useRef<HTMLElement>(null);
  const columnsRef = useRef<HTMLButtonElement>(null);
  const { register } = model.description;
  const isEmpty = useIsRegisterEmpty(register);
  const status = model.register?.status;
  const { groupBy } = model.view.query;
  const toolbarLabels = {
    columns: text('table.columns.button'),
    group: text('table.group.label'),
    views: text('table.views.button'),
    export: text('table.export.button'),
  };
  const look = toolbarLayout(useWidth(toolbarRef), useThemeScale().text, {
    title: model.labels.register,
    buttons: [
      ...(filterToggle ? [text('table.filters.title')] : []),
      toolbarLabels.columns,
      groupBy === undefined ? toolbarLabels.group : model.labels.column(groupBy),
      toolbarLabels.views,
      ...(asideToggle ? [asideToggle.label] : []),
    ],
    segments: [text('table.modes.table'), ...modes.map(({ label }) => label)],
    act: toolbarLabels.export,
    isSample: status?.origin === 'sample',
    hasValue: groupBy !== undefined,
  });
  const isNarrow = look.act === 'picture';
  const exportPlaceRef = useCallback(
    (element: HTMLElement | null) => onExportPlace(element ? { element, isNarrow } : undefined),
    [onExportPlace, isNarrow],
  );
  return (
    <header ref={toolbarRef} className={styles['head']}>
      <h1 className={styles['title']}>{model.labels.register}</h1>
      {status && <OriginBadge status={status} isShort={look.isBadgeShort} />}
      <div ref={roveAcross} role="toolbar" aria-label={text('table.toolbar')} className={styles['buttons']}>
        {filterToggle && (
          <ToolbarButton
            icon={ListFilter}
            label={text('table.filters.title')}
            look={look.modes}
            disabledReason={filterToggle.disabledReason}
            isPressed={filterToggle.isOpen}
            onPress={filterToggle.onToggle}
          />
        )}
        <ToolbarButton
          ref={columnsRef}
          icon={Columns3}
          label={toolbarLabels.columns}
          look={look.tools}
          onPress={() => dialogs.open({ kind: 'columns', register })}
        />
        <ColumnsPopover model={model} anchorRef={columnsRef} />
        <GroupMenu model={model} expanded={props.expanded} look={look.tools} />
        <ViewMenu
          look={look.tools}
          register={register}
          saved={props.saved}
          onCopyLink={() => void props.link.copyLink()}
          onOpen={props.link.open}
        />
        <ModeSwitch modes={modes} modeId={mode?.id} look={look.modes} onMode={onMode} />
        {asideToggle && (
          <ToolbarButton
            icon={PanelRight}
            label={asideToggle.label}
            look={look.modes}
            isPressed={asideToggle.isOpen}
            onPress={asideToggle.onToggle}
          />
        )}
        {mode?.hasOwnExport && !isEmpty ? (
          <span ref={exportPlaceRef} className={styles['act']} />
        ) : (
          <ExportButton isPicture={isNarrow} onPress={() => dialogs.open({ kind: 'export', register })} />
        )}
      </div>
    </header>
  );
}
