import { FileDown, FolderOpen, Inbox } from 'lucide-react';
import type { RegisterId } from '../../../shared/contracts/energy/registers.ts';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { hasUpstream } from '../../state/upstream.ts';
import { useRegisterUpdates } from '../../state/use-register-updates.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './empty-register.module.css';

/** A register without rows, and the two ways to fill it. */
export function EmptyRegister({ register, name }: { readonly register: RegisterId; readonly name: string }) {
  const text = useText();
  const { commands } = useStores();
  const updates = useRegisterUpdates();
  return (
    <div className={styles['place']}>
      <EmptyState
        icon={Inbox}
        title={text('table.empty.title', { register: name })}
        actions={
          <>
            <Button tone="primary" icon={FolderOpen} onPress={() => commands.actions.run('data.open')}>
              {text('table.empty.import')}
            </Button>
            {hasUpstream(register) && (
              <Button icon={FileDown} onPress={() => updates.start(register)}>
                {text(updates.lacksAddress(register) ? 'table.empty.source' : 'table.empty.fetch')}
              </Button>
            )}
          </>
        }
      >
        {text('table.empty.why')}
      </EmptyState>
    </div>
  );
}
