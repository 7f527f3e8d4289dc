import { useId } from 'react';
import { useText } from '../../i18n/text.tsx';
import { useSettings, useSettingsActions, useSystem } from '../../state/use-stores.ts';
import { Switch } from '../../ui/switch.tsx';
import styles from './position-section.module.css';
import { useSettingWriter } from './use-setting-writer.ts';

/** Whether the browser may be asked where this machine is, with what that tells to whom. */
export function PositionSection() {
  const text = useText();
  const isOn = useSettings((settings) => settings.asksBrowserPosition);
  const shell = useSystem((state) => state.info?.shell);
  const { write } = useSettingsActions();
  const guarded = useSettingWriter();
  const tellsId = useId();
  const needsId = useId();
  return (
    <div className={styles['setting']}>
      <Switch
        isSelected={isOn}
        aria-describedby={`${tellsId} ${needsId}`}
        onChange={(next) => guarded(write('asksBrowserPosition', next))}
      >
        {text('settings.position.use')}
      </Switch>
      <p id={tellsId} className={styles['words']}>
        {text('settings.position.tells')}
      </p>
      <p id={needsId} className={styles['words']}>
        {text(shell === 'electron' ? 'settings.position.key' : 'settings.position.window')}
      </p>
    </div>
  );
}
