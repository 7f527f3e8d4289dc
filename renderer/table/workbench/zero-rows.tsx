import { FilterX } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLatest } from '../engine/use-table-answer.ts';
import { partId, queryParts, withoutPart } from '../query/query-parts.ts';
import { partText } from '../words/part-text.ts';
import { removePart } from './remove-part.ts';
import type { RegisterModel } from './use-register-model.ts';
import { blame, type PartGain } from './zero-blame.ts';

type Question = Pick<RegisterModel, 'asked'> & {
  readonly engine: NonNullable<RegisterModel['register']>['engine'];
};

/** Names the filters that left no row, says what taking each away would bring, and offers it. */
export function ZeroRows({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const { asked, register } = model;
  const question = useMemo(() => register && { asked, engine: register.engine }, [asked, register]);
  const { value: gains = [] } = useLatest(question, countGains);
  const { reason, parts } = blame(gains);
  return (
    <EmptyState
      icon={FilterX}
      title={text('table.zero.title')}
      actions={parts.map(({ part, count }) => (
        <Button key={partId(part)} onPress={() => removePart(model.actions, part)}>
          {text('table.zero.remove', { part: partText(part, text, model.words) })}
          {count > 0 && ` (${text('table.zero.gives', { count })})`}
        </Button>
      ))}
    >
      {parts.length > 0 && <p>{text(`table.zero.${reason}`)}</p>}
    </EmptyState>
  );
}

async function countGains({ asked, engine }: Question): Promise<readonly PartGain[]> {
  return await Promise.all(
    queryParts(asked).map(async (part) => {
      const { totals } = await engine.query({ ...withoutPart(asked, part), sort: [] });
      return { part, count: totals.rowCount };
    }),
  );
}
