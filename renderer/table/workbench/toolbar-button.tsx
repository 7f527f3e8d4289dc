import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ButtonLook } from './toolbar-layout.ts';

interface ToolbarButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shown instead of the label, for example what it is set to. */
  readonly value?: string | undefined;
  readonly isPressed?: boolean;
  readonly look: ButtonLook;
  /** Why it cannot be pressed now. */
  readonly disabledReason?: string | undefined;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the head. As a picture it says its name when it is pointed at. */
export function ToolbarButton({ disabledReason, ...button }: ToolbarButtonProps) {
  if (disabledReason === undefined) return <LookedButton {...button} />;
  return (
    <DisabledReason reason={disabledReason}>
      {(described) => <LookedButton {...button} disabled={{ ...described, isDisabled: true }} />}
    </DisabledReason>
  );
}

interface LookedButtonProps extends Omit<ToolbarButtonProps, 'disabledReason'> {
  readonly disabled?: { readonly isDisabled: true; readonly 'aria-describedby'?: string };
}

function LookedButton({ icon, label, value, isPressed, look, disabled, onPress, ref }: LookedButtonProps) {
  const shared = {
    ...disabled,
    ...(isPressed !== undefined && { isPressed }),
    ...(onPress && { onPress }),
    ...(ref && { ref }),
  };
  if (look === 'picture') {
    return <IconButton {...shared} icon={icon} tone="plain" label={value ? `${label}: ${value}` : label} />;
  }
  // What a button is set to does not say what the button is for: its picture has to.
  const hasPicture = look === 'both' || value !== undefined;
  return (
    <Button {...shared} {...(hasPicture && { icon })}>
      {value ?? label}
    </Button>
  );
}
