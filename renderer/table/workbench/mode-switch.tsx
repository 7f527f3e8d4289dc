import { Table2 } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import type { ButtonLook } from './toolbar-layout.ts';
import styles from './workbench.module.css';
import type { WorkbenchMode } from './workbench-mode.ts';

interface ModeSwitchProps {
  readonly modes: readonly WorkbenchMode[];
  /** undefined: the table. */
  readonly modeId: string | undefined;
  readonly look: ButtonLook;
  onMode(id: string | undefined): void;
}

/** The ways to look at the rows, of which one is on: the table, charts, pivot and comparison. */
export function ModeSwitch({ modes, modeId, look, onMode }: ModeSwitchProps) {
  const text = useText();
  return (
    <fieldset className={styles['modes']} aria-label={text('table.modes.label')}>
      <ToolbarButton
        icon={Table2}
        label={text('table.modes.table')}
        look={look}
        isPressed={modeId === undefined}
        onPress={() => onMode(undefined)}
      />
      {modes.map(({ id, icon, label }) => (
        <ToolbarButton
          key={id}
          icon={icon}
          label={label}
          look={look}
          isPressed={id === modeId}
          onPress={() => onMode(id === modeId ? undefined : id)}
        />
      ))}
    </fieldset>
  );
}
