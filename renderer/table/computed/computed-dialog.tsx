import { lazy, Suspense } from 'react';
import { useDialog, useDialogActions } from '../../state/use-stores.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';

/** With what reads expressions, which nobody needs who computes nothing. */
const ComputedForm = lazy(async () => ({ default: (await import('./computed-form.tsx')).ComputedForm }));

/** Makes a column of others, or changes one. */
export function ComputedDialog({ model }: { readonly model: RegisterModel }) {
  const { register } = model.description;
  const dialog = useDialog((state) => state.dialog);
  const { close } = useDialogActions();
  if (dialog?.kind !== 'computed' || dialog.register !== register || !model.register) return null;
  const known = model.view.computed.find(({ id }) => id === dialog.column);
  return (
    <Suspense>
      <ComputedForm model={model} table={model.register.table} known={known} onClose={close} />
    </Suspense>
  );
}
