import { Keyboard, Languages, Monitor, Moon, Sun, SunDim } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { LANGUAGES } from '../../i18n/texts.ts';
import { useStores } from '../../state/stores.tsx';
import { useSettings, useSettingsActions } from '../../state/use-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { IS_MAC, shownShortcut } from '../commands/shortcuts.ts';

const THEMES = [
  { id: 'light', icon: SunDim },
  { id: 'dark', icon: Moon },
  { id: 'sun', icon: Sun },
  { id: 'system', icon: Monitor },
] as const;

/** Theme, language and help, from every place. */
export function LookMenu() {
  const text = useText();
  const { commands } = useStores();
  const theme = useSettings((settings) => settings.theme);
  const language = useSettings((settings) => settings.language);
  const { write } = useSettingsActions();
  return (
    <Menu
      label={text('frame.look.label')}
      placement="bottom end"
      trigger={
        <IconButton icon={theme === 'dark' ? Moon : Sun} tone="pine" label={text('frame.look.label')} />
      }
      groups={[
        {
          id: 'theme',
          label: text('frame.look.theme'),
          selectionMode: 'single',
          selected: [theme],
          options: THEMES.map(({ id, icon }) => ({
            id,
            icon,
            label: text(`frame.theme.${id}`),
            shortcut: id === 'sun' ? 'F9' : undefined,
          })),
        },
        {
          id: 'language',
          label: text('frame.look.language'),
          selectionMode: 'single',
          selected: [language],
          options: LANGUAGES.map((id) => ({ id, icon: Languages, label: text(`frame.language.${id}`) })),
        },
        {
          id: 'help',
          options: [
            {
              id: 'help.shortcuts',
              icon: Keyboard,
              label: text('frame.command.shortcuts'),
              shortcut: shownShortcut('?', IS_MAC),
            },
          ],
        },
      ]}
      onAction={(id) => {
        const chosenTheme = THEMES.find((one) => one.id === id);
        const chosenLanguage = LANGUAGES.find((one) => one === id);
        if (chosenTheme) void write('theme', chosenTheme.id);
        else if (chosenLanguage) void write('language', chosenLanguage);
        else commands.actions.run(id);
      }}
    />
  );
}
