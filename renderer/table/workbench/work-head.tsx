import { Columns3, Download, ListFilter, PanelRight } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions, useSettings } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWidth } from '../grid/use-width.ts';
import type { SavedViews } from '../view/use-saved-views.ts';
import { GroupMenu } from './group-menu.tsx';
import { HeadButton } from './head-button.tsx';
import { OriginBadge } from './origin-badge.tsx';
import { SUN_TEXT_SCALE } from './table-pane.tsx';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';
import { ViewMenu } from './view-menu.tsx';
import styles from './workbench.module.css';
import type { AsideToggle, WorkbenchMode } from './workbench-mode.ts';

/** Title, badge and buttons in one line, with all their words. */
function roomForWordsPx(title: string, furtherButtons: number): number {
  return title.length * 9.5 + 630 + furtherButtons * 125;
}

interface WorkHeadProps {
  readonly model: RegisterModel;
  readonly modes: readonly WorkbenchMode[];
  readonly modeId: string | undefined;
  onMode(id: string | undefined): void;
  readonly expanded: ExpandedGroups;
  readonly saved: SavedViews;
  readonly link: { copyLink(): Promise<void>; open(query: string): void };
  /** Set where the third column is a drawer. */
  readonly asideToggle: AsideToggle | undefined;
  /** Set while the filters are hidden. */
  readonly filterToggle: (() => void) | undefined;
}

/** Name and origin of the register, and what can be done with its table. */
export function WorkHead(props: WorkHeadProps) {
  const { model, modes, modeId, onMode, asideToggle, filterToggle } = props;
  const text = useText();
  const dialogs = useDialogActions();
  const headRef = useRef<HTMLElement>(null);
  const widthPx = useWidth(headRef);
  const isSun = useSettings((settings) => settings.theme === 'sun');
  const neededPx = roomForWordsPx(model.words.register, modes.length + (asideToggle ? 1 : 0));
  const isTight = widthPx > 0 && widthPx < neededPx * (isSun ? SUN_TEXT_SCALE : 1);
  const { register } = model.description;
  const status = model.register?.status;
  return (
    <header ref={headRef} className={styles['head']}>
      <h1 className={styles['title']}>{model.words.register}</h1>
      {status && <OriginBadge status={status} />}
      <div className={styles['buttons']}>
        {filterToggle && (
          <Button icon={ListFilter} onPress={filterToggle}>
            {text('table.filters.title')}
          </Button>
        )}
        <HeadButton
          icon={Columns3}
          label={text('table.columns.button')}
          isTight={isTight}
          onPress={() => dialogs.open({ kind: 'columns', register })}
        />
        <GroupMenu model={model} expanded={props.expanded} isTight={isTight} />
        <ViewMenu
          isTight={isTight}
          register={register}
          saved={props.saved}
          onCopyLink={() => void props.link.copyLink()}
          onOpen={props.link.open}
        />
        {modes.map((mode) => (
          <Button
            key={mode.id}
            icon={mode.icon}
            isPressed={mode.id === modeId}
            onPress={() => onMode(mode.id === modeId ? undefined : mode.id)}
          >
            {mode.label}
          </Button>
        ))}
        {asideToggle && (
          <Button icon={PanelRight} isPressed={asideToggle.isOpen} onPress={asideToggle.onToggle}>
            {asideToggle.label}
          </Button>
        )}
        <Button tone="primary" icon={Download} onPress={() => dialogs.open({ kind: 'export', register })}>
          {text('table.export.button')}
        </Button>
      </div>
    </header>
  );
}
