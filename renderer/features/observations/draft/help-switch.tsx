import { CircleQuestionMark } from 'lucide-react';
import { isJsonObject } from '../../../../shared/base/json.ts';
import { useText } from '../../../i18n/text.tsx';
import { OBSERVATIONS_SCREEN } from '../../../state/use-new-observation.ts';
import { useRemembered } from '../../../state/use-stores.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Whether what is meant by each field stands beside it; remembered for the next form. */
export function useHelpWanted(): readonly [isWanted: boolean, want: (isWanted: boolean) => void] {
  const [remembered, remember] = useRemembered(OBSERVATIONS_SCREEN);
  const known = isJsonObject(remembered) ? remembered : {};
  return [known['isHelpShown'] === true, (isHelpShown) => remember({ ...known, isHelpShown })];
}

export function HelpSwitch() {
  const text = useText();
  const [isWanted, want] = useHelpWanted();
  return (
    <IconButton
      icon={CircleQuestionMark}
      label={text('observations.help')}
      isPressed={isWanted}
      onPress={() => want(!isWanted)}
    />
  );
}
