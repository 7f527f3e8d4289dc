import { Columns3, Download, ListFilter, PanelRight } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useDialogActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { useWidth } from '../grid/use-width.ts';
import type { SavedViews } from '../view/use-saved-views.ts';
import { GroupMenu } from './group-menu.tsx';
import { HeadButton } from './head-button.tsx';
import { OriginBadge } from './origin-badge.tsx';
import type { ExpandedGroups } from './use-expanded-groups.ts';
import type { RegisterModel } from './use-register-model.ts';
import { useThemeScale } from './use-theme-scale.ts';
import { ViewMenu } from './view-menu.tsx';
import styles from './workbench.module.css';
import type { AsideToggle, WorkbenchMode } from './workbench-mode.ts';

/** Title, badge and buttons in one line, with all their words. */
function roomForWordsPx(title: string, furtherButtons: number): number {
  return title.length * 9.5 + 630 + furtherButtons * 125;
}

const LEAST_ROOM_FOR_MODES_PX = 700;

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
  const neededPx = roomForWordsPx(model.words.register, modes.length + (asideToggle ? 1 : 0));
  const scale = useThemeScale().text;
  const isTight = widthPx > 0 && widthPx < neededPx * scale;
  // Where even two lines would not do, the ways to look at the rows are pictures too.
  const isTightest = widthPx > 0 && widthPx < LEAST_ROOM_FOR_MODES_PX * scale;
  const { register } = model.description;
  const status = model.register?.status;
  return (
    <header ref={headRef} className={styles['head']}>
      <h1 className={styles['title']}>{model.words.register}</h1>
      {status && <OriginBadge status={status} />}
      <div className={styles['buttons']}>
        {filterToggle && (
          <HeadButton
            icon={ListFilter}
            label={text('table.filters.title')}
            isTight={isTightest}
            onPress={filterToggle}
          />
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
          <HeadButton
            key={mode.id}
            icon={mode.icon}
            label={mode.label}
            isTight={isTightest}
            isPressed={mode.id === modeId}
            onPress={() => onMode(mode.id === modeId ? undefined : mode.id)}
          />
        ))}
        {asideToggle && (
          <HeadButton
            icon={PanelRight}
            label={asideToggle.label}
            isTight={isTightest}
            isPressed={asideToggle.isOpen}
            onPress={asideToggle.onToggle}
          />
        )}
        <Button tone="primary" icon={Download} onPress={() => dialogs.open({ kind: 'export', register })}>
          {text('table.export.button')}
        </Button>
      </div>
    </header>
  );
}
