import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ButtonLook } from './toolbar-layout.ts';

interface ToolbarButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shown instead of the label, for example what it is set to. */
  readonly value?: string | undefined;
  readonly isPressed?: boolean;
  readonly look: ButtonLook;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the head. As a picture it says its name when it is pointed at. */
export function ToolbarButton({ icon, label, value, isPressed, look, onPress, ref }: ToolbarButtonProps) {
  const shared = {
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
