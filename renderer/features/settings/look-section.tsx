import { useText } from '../../i18n/text.tsx';
import { LANGUAGES } from '../../i18n/texts.ts';
import { useSettings, useSettingsActions } from '../../state/use-stores.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useSettingWriter } from './use-setting-writer.ts';

export function LookSection() {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const theme = useSettings((settings) => settings.theme);
  const { write } = useSettingsActions();
  const guarded = useSettingWriter();
  return (
    <>
      <RadioGroup
        label={text('frame.look.language')}
        orientation="horizontal"
        value={language}
        onChange={(next) => guarded(write('language', next))}
        options={LANGUAGES.map((id) => ({ id, label: text(`frame.language.${id}`) }))}
      />
      <RadioGroup
        label={text('frame.look.theme')}
        orientation="horizontal"
        description={text('settings.look.sun')}
        value={theme}
        onChange={(next) => guarded(write('theme', next))}
        options={[
          { id: 'light', label: text('frame.theme.light') },
          { id: 'dark', label: text('frame.theme.dark') },
          { id: 'sun', label: text('frame.theme.sun') },
          { id: 'system', label: text('frame.theme.system') },
        ]}
      />
    </>
  );
}
