import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { WhyNot } from '../../ui/why-not.tsx';
import type { ButtonLook } from './toolbar-layout.ts';

interface ToolbarButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shown instead of the label, for example what it is set to. */
  readonly value?: string | undefined;
  readonly isPressed?: boolean;
  readonly look: ButtonLook;
  /** Why it cannot be pressed now. */
  readonly whyNot?: string | undefined;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the head. As a picture it says its name when it is pointed at. */
export function ToolbarButton({ whyNot, ...button }: ToolbarButtonProps) {
  if (whyNot === undefined) return <LookedButton {...button} />;
  return (
    <WhyNot reason={whyNot}>
      {(described) => <LookedButton {...button} disabled={{ ...described, isDisabled: true }} />}
    </WhyNot>
  );
}

interface LookedButtonProps extends Omit<ToolbarButtonProps, 'whyNot'> {
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
