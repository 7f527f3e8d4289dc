import { useMemo } from 'react';
import { UPSTREAM_REGISTERS } from '../../../shared/contracts/energy/registers.ts';
import { IMPORT_FORMATS } from '../../../shared/imports/import-formats.ts';
import { LANGUAGES } from '../../i18n/texts.ts';
import type { Command } from '../../state/commands.ts';
import { useStores } from '../../state/stores.tsx';
import { useNewObservation } from '../../state/use-new-observation.ts';
import { useRegisterUpdates } from '../../state/use-register-updates.ts';
import { useCommands } from '../../state/use-stores.ts';
import { CACHE_EXTENSIONS } from '../import/cache-file.ts';
import { PLACES } from '../places/places.ts';
import { useSunSwitch } from '../theme.ts';
import { goToLandmark } from './landmarks.ts';
import { useShortcuts } from './shortcuts.ts';

/** Offers what the frame itself can do, and listens to the keys. */
export function FrameCommands() {
  useShortcuts();
  useCommands(usePlaceCommands());
  useCommands(useWindowCommands());
  useCommands(useUpdateCommands());
  return null;
}

function usePlaceCommands(): readonly Command[] {
  const { place } = useStores();
  return useMemo(
    () =>
      PLACES.map(({ id, labelKey, shortcut }, index) => ({
        id: `go.${id}`,
        labelKey,
        group: 'go' as const,
        shortcuts: [`Ctrl+${index + 1}`, ...(shortcut ? [shortcut] : [])],
        run: () => place.actions.go(id),
      })),
    [place],
  );
}

function useWindowCommands(): readonly Command[] {
  const { dialogs, settings } = useStores();
  const switchSun = useSunSwitch();
  const newObservation = useNewObservation();
  return useMemo(() => {
    const theme = (name: 'light' | 'dark' | 'system'): Command => ({
      id: `view.theme.${name}`,
      labelKey: `frame.command.theme.${name}`,
      group: 'view',
      run: () => void settings.actions.write('theme', name),
    });
    return [
      {
        id: 'help.palette',
        labelKey: 'frame.command.palette',
        group: 'help',
        shortcuts: ['Ctrl+K', '/'],
        run: () => dialogs.actions.open({ kind: 'palette', text: '' }),
      },
      {
        id: 'help.shortcuts',
        labelKey: 'frame.command.shortcuts',
        group: 'help',
        shortcuts: ['?', 'F1'],
        run: () => dialogs.actions.open({ kind: 'shortcuts' }),
      },
      {
        id: 'data.open',
        labelKey: 'frame.command.open',
        group: 'data',
        shortcuts: ['Ctrl+O'],
        run: () =>
          void chooseImportFiles().then((files) => {
            if (files.length > 0) dialogs.actions.open({ kind: 'import', files });
          }),
      },
      {
        id: 'data.newObservation',
        labelKey: 'frame.command.newObservation',
        group: 'data',
        shortcuts: ['Ctrl+Shift+N'],
        run: () => newObservation(),
      },
      {
        id: 'go.nextPart',
        labelKey: 'frame.command.nextPart',
        group: 'go',
        shortcuts: ['F6'],
        run: () => goToLandmark(1),
      },
      {
        id: 'go.previousPart',
        labelKey: 'frame.command.previousPart',
        group: 'go',
        shortcuts: ['Shift+F6'],
        run: () => goToLandmark(-1),
      },
      theme('light'),
      theme('dark'),
      theme('system'),
      {
        id: 'view.theme.sun',
        labelKey: 'frame.command.theme.sun',
        group: 'view',
        shortcuts: ['F9', 'Ctrl+Shift+L'],
        run: switchSun,
      },
      {
        id: 'view.language',
        labelKey: 'frame.command.language',
        group: 'view',
        run: () => {
          const { language } = settings.store.getState();
          const next = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
          if (next) void settings.actions.write('language', next);
        },
      },
    ];
  }, [dialogs, settings, switchSun, newObservation]);
}

function useUpdateCommands(): readonly Command[] {
  const updates = useRegisterUpdates();
  return useMemo(
    () =>
      UPSTREAM_REGISTERS.map((register) => ({
        id: `data.update.${register}`,
        labelKey: `register.update.${register}` as const,
        group: 'data' as const,
        disabledReason: () => updates.disabledReason(register),
        run: () => updates.start(register),
      })),
    [updates],
  );
}

/** Lets the user choose files to take in. None when the dialog was closed. */
function chooseImportFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    const extensions = IMPORT_FORMATS.flatMap((format) => format.extensions);
    input.accept = [...extensions, ...CACHE_EXTENSIONS, '.xml']
      .filter((end) => end.startsWith('.'))
      .join(',');
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });
}
