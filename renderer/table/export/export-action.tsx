import { Download } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { TextKey } from '../../i18n/texts.ts';
import type { Command } from '../../state/commands.ts';
import { useCommands } from '../../state/use-stores.ts';
import { SlottedAction } from '../../ui/action-slot.tsx';
import { Button } from '../../ui/button.tsx';

interface ExportActionProps {
  readonly labelKey: TextKey;
  /** Undefined while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
}

/** Exports what a mode of the workbench shows: its button in the toolbar, and the keys that export rows elsewhere. */
export function ExportAction({ labelKey, onExport }: ExportActionProps) {
  const text = useText();
  const onExportRef = useRef(onExport);
  onExportRef.current = onExport;
  const commands = useMemo(
    (): readonly Command[] => [exportCommand(labelKey, () => onExportRef.current?.())],
    [labelKey],
  );
  useCommands(commands);
  return (
    <SlottedAction>
      <Button tone="primary" icon={Download} isDisabled={!onExport} {...(onExport && { onPress: onExport })}>
        {text(labelKey)}
      </Button>
    </SlottedAction>
  );
}

/** The one command of an export, whatever is on the screen. */
export function exportCommand(labelKey: TextKey, run: () => void): Command {
  return { id: 'table.export', group: 'table', labelKey, shortcuts: ['Ctrl+E'], run };
}
