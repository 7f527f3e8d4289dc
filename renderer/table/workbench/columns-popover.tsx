import { ArrowDown, ArrowUp, Calculator, GripVertical } from 'lucide-react';
import { type DragEvent, type RefObject, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useDialog, useDialogActions, useNoticeActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AnchoredPopover } from '../../ui/popover.tsx';
import { moveColumn } from '../grid/column-layout.ts';
import { dialogOrder, toggleColumn } from './shown-columns.ts';
import type { RegisterModel } from './use-register-model.ts';
import styles from './workbench.module.css';

interface ColumnsPopoverProps {
  readonly model: RegisterModel;
  /** The button of the toolbar that opens it. */
  readonly anchorRef: RefObject<HTMLElement | null>;
}

/** Which columns are shown, in which order. Every change is seen at once in the table beside it. */
export function ColumnsPopover({ model, anchorRef }: ColumnsPopoverProps) {
  const text = useText();
  const { description, labels, view, actions } = model;
  const isOpen = useDialog(
    ({ dialog }) => dialog?.kind === 'columns' && dialog.register === description.register,
  );
  const { close, open } = useDialogActions();
  return (
    <AnchoredPopover
      label={text('table.columns.title', { register: labels.register })}
      anchorRef={anchorRef}
      isOpen={isOpen}
      onClose={close}
    >
      <div className={styles['columnChoice']}>
        <p className={styles['hint']}>{text('table.columns.hint')}</p>
        <Checkbox isSelected={view.isCompact} onChange={actions.setCompact}>
          {text('table.columns.compact')}
        </Checkbox>
        <ColumnList model={model} />
        <div className={styles['columnFoot']}>
          <Button
            icon={Calculator}
            onPress={() => open({ kind: 'computed', register: description.register })}
          >
            {text('table.computed.new')}
          </Button>
          <Button onPress={() => actions.setColumns(undefined)}>{text('table.columns.reset')}</Button>
          <Button tone="primary" onPress={close}>
            {text('table.columns.done')}
          </Button>
        </div>
      </div>
    </AnchoredPopover>
  );
}

function ColumnList({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const { announce } = useNoticeActions();
  const { description, labels, columns, actions } = model;
  const [dragged, setDragged] = useState<string>();
  const shown = columns.map((column) => column.id);

  function move(column: string, toIndex: number): void {
    const moved = moveColumn(shown, column, toIndex);
    actions.setColumns(moved);
    announce(text('table.columns.moved', { label: labels.column(column), place: moved.indexOf(column) + 1 }));
  }

  return (
    <ol className={styles['columnList']}>
      {dialogOrder(description.columns, shown).map((id) => {
        const place = shown.indexOf(id);
        const label = labels.columnWithUnit(id);
        const isMovable = place > 0;
        return (
          <li
            key={id}
            className={styles['columnLine']}
            draggable={isMovable}
            data-dragged={dragged === id || undefined}
            onDragStart={(event) => startDrag(event, id, setDragged)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged === undefined || place < 1) return;
              event.preventDefault();
              if (dragged !== id) actions.setColumns(moveColumn(shown, dragged, place));
            }}
          >
            <span className={styles['grip']} data-movable={isMovable}>
              <Icon of={GripVertical} size="small" />
            </span>
            <Checkbox
              aria-label={text('table.columns.show', { label })}
              isSelected={place >= 0}
              isDisabled={place >= 0 && shown.length === 1}
              onChange={() => actions.setColumns(toggleColumn(shown, id))}
            >
              {label}
            </Checkbox>
            {place === 0 && <span className={styles['hint']}>{text('table.columns.pinned')}</span>}
            {isMovable && (
              <span className={styles['moves']}>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  label={text('table.columns.up', { label })}
                  isDisabled={place < 2}
                  onPress={() => move(id, place - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  label={text('table.columns.down', { label })}
                  isDisabled={place === shown.length - 1}
                  onPress={() => move(id, place + 1)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function startDrag(event: DragEvent, id: string, setDragged: (id: string) => void): void {
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/plain', id);
  setDragged(id);
}
