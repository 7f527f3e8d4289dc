import { FolderOpen } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { Pill } from './pill.tsx';

/** The way in for one's own data, on every screen. */
export function OpenFileButton() {
  const text = useText();
  const { commands } = useStores();
  const label = text('frame.command.open');
  return (
    <Pill icon={FolderOpen} label={label} onPress={() => commands.actions.run('data.open')}>
      {label}
    </Pill>
  );
}
