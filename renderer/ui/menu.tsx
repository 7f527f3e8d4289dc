import { Check } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components';
import { Icon } from './icon.tsx';
import styles from './list.module.css';
import type { Option } from './option.ts';

interface MenuOption extends Option<string> {
  readonly shortcut?: string | undefined;
}

export interface MenuGroup {
  readonly id: string;
  readonly label?: string | undefined;
  readonly options: readonly MenuOption[];
  /** The options of the group that are on: they have a tick. */
  readonly selected?: readonly string[];
  readonly selectionMode?: 'single' | 'multiple';
}

export interface MenuProps {
  /** Name of the menu. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly groups: readonly MenuGroup[];
  readonly onAction: (id: string) => void;
  readonly placement?: 'bottom start' | 'bottom end' | 'right top';
}

export function Menu({ label, trigger, groups, onAction, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={styles['surface'] ?? ''}>
        <MenuList label={label} groups={groups} onAction={onAction} />
      </Popover>
    </MenuTrigger>
  );
}

export interface PlacedMenuProps extends Pick<MenuProps, 'label' | 'groups' | 'onAction'> {
  /** In pixels of the window: what the menu belongs to. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly onClose: () => void;
}

/** An open menu below something that is no button, the head of a column say. */
export function PlacedMenu({ label, groups, onAction, place, onClose }: PlacedMenuProps) {
  const anchorRef = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span
        ref={anchorRef}
        style={{
          position: 'fixed',
          pointerEvents: 'none',
          left: place.left,
          top: place.top,
          width: place.width,
          height: place.height,
        }}
      />
      <Popover
        isOpen
        aria-label={label}
        triggerRef={anchorRef}
        placement="bottom start"
        offset={2}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        className={styles['surface'] ?? ''}
      >
        <MenuList
          label={label}
          groups={groups}
          onAction={(id) => {
            onClose();
            onAction(id);
          }}
        />
      </Popover>
    </>
  );
}

function MenuList({ label, groups, onAction }: Pick<MenuProps, 'label' | 'groups' | 'onAction'>) {
  return (
    <AriaMenu
      aria-label={label}
      autoFocus="first"
      onAction={(id) => onAction(String(id))}
      className={styles['list'] ?? ''}
    >
      {groups.map(({ id, label: heading, options, selected, selectionMode }) => (
        <MenuSection
          key={id}
          aria-label={heading ?? label}
          className={styles['section'] ?? ''}
          {...(selectionMode ? { selectionMode, selectedKeys: selected ?? [] } : {})}
        >
          {heading && <Header className={styles['header'] ?? ''}>{heading}</Header>}
          {options.map((option) => (
            <MenuLine key={option.id} option={option} hasTick={selectionMode !== undefined} />
          ))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
}

function MenuLine({ option, hasTick }: { option: MenuOption; hasTick: boolean }) {
  const { id, label, icon, description, shortcut, isDisabled = false } = option;
  return (
    <MenuItem id={id} textValue={label} isDisabled={isDisabled} className={styles['item'] ?? ''}>
      {icon && <Icon of={icon} />}
      <span className={styles['words']}>
        <Text slot="label">{label}</Text>
        {description && (
          <Text slot="description" elementType="div" className={styles['description'] ?? ''}>
            {description}
          </Text>
        )}
      </span>
      {shortcut && <kbd className={styles['shortcut']}>{shortcut}</kbd>}
      {hasTick && <Icon of={Check} size="small" className={styles['check']} />}
    </MenuItem>
  );
}
