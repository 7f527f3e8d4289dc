import { TriangleAlert } from 'lucide-react';
import { describeError } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useCopy } from '../../ui/use-copy.ts';

/** Why a file was not taken, with the details to copy. */
export function RefusedFile({ error }: { readonly error: unknown }) {
  const text = useText();
  const { icon, copy } = useCopy();
  const { sentence, detail } = describeError(error, text);
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={text('frame.import.refused')}
        actions={
          <Button icon={icon} onPress={() => void copy(detail)}>
            {text('frame.part.copyDetail')}
          </Button>
        }
      >
        {sentence}
      </EmptyState>
    </div>
  );
}
