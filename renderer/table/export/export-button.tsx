import { Download } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface ExportButtonProps {
  /** The toolbar has no room for its word: it says it as its name, and when it is pointed at. */
  readonly isPicture: boolean;
  readonly isDisabled?: boolean;
  readonly 'aria-describedby'?: string;
  readonly onPress?: (() => void) | undefined;
}

/** The last button of the toolbar over rows, whatever they are shown as. */
export function ExportButton({ isPicture, onPress, ...others }: ExportButtonProps) {
  const label = useText()('table.export.button');
  const shared = { ...others, tone: 'primary', icon: Download, ...(onPress && { onPress }) } as const;
  return isPicture ? <IconButton {...shared} label={label} /> : <Button {...shared}>{label}</Button>;
}
