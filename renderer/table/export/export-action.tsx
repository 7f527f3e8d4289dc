import { useMemo, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import type { TextKey } from '../../i18n/texts.ts';
import type { Command } from '../../state/commands.ts';
import { useCommands } from '../../state/use-stores.ts';
import { SlottedAction } from '../../ui/action-slot.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ExportButton } from './export-button.tsx';

interface ExportActionProps {
  /** What the palette and the sheet of keys call it. */
  readonly commandKey: TextKey;
  /** Undefined while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
  /** Why there is nothing. */
  readonly disabledReasonKey: TextKey;
}

/**
 * Exports what a mode of the workbench shows: its button in the toolbar, and the keys that export rows elsewhere. The
 * button has one word in every mode and is there in each, so that nothing in the toolbar moves when another one is chosen.
 */
export function ExportAction({ commandKey, onExport, disabledReasonKey }: ExportActionProps) {
  const text = useText();
  const onExportRef = useRef(onExport);
  onExportRef.current = onExport;
  const commands = useMemo(
    (): readonly Command[] => [
      exportCommand(
        commandKey,
        () => onExportRef.current?.(),
        () => (onExportRef.current ? undefined : disabledReasonKey),
      ),
    ],
    [commandKey, disabledReasonKey],
  );
  useCommands(commands);
  return (
    <SlottedAction>
      {(isNarrow) => (
        <DisabledReason reason={onExport ? undefined : text(disabledReasonKey)}>
          {(described) => (
            <ExportButton {...described} isPicture={isNarrow} isDisabled={!onExport} onPress={onExport} />
          )}
        </DisabledReason>
      )}
    </SlottedAction>
  );
}

/** The one command of an export, whatever is on the screen. */
export function exportCommand(
  labelKey: TextKey,
  run: () => void,
  disabledReason: () => TextKey | undefined = () => undefined,
): Command {
  return { id: 'table.export', group: 'table', labelKey, shortcuts: ['Ctrl+E'], run, disabledReason };
}
