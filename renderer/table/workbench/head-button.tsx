import type { LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface HeadButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Shown instead of the label, for example what it is set to. */
  readonly value?: string | undefined;
  readonly isPressed?: boolean;
  /** Where there is no room for words, the button is its picture, and says its name when it is pointed at. */
  readonly isTight: boolean;
  readonly onPress?: () => void;
}

/** A button of the head: picture and word while there is room. */
export function HeadButton({ icon, label, value, isPressed, isTight, onPress }: HeadButtonProps) {
  const shared = {
    icon,
    ...(isPressed !== undefined && { isPressed }),
    ...(onPress && { onPress }),
  };
  return isTight ? (
    <IconButton {...shared} tone="plain" label={value ? `${label}: ${value}` : label} />
  ) : (
    <Button {...shared}>{value ?? label}</Button>
  );
}
