import { FilterX } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLatest } from '../engine/use-table-answer.ts';
import { criterionText } from '../labels/criterion-text.ts';
import { criterionId, queryCriteria, withoutCriterion } from '../query/query-criteria.ts';
import { type CriterionGain, findEmptyResultCause } from './empty-result-cause.ts';
import { removePart } from './remove-part.ts';
import type { RegisterModel } from './use-register-model.ts';

type Question = Pick<RegisterModel, 'asked'> & {
  readonly engine: NonNullable<RegisterModel['register']>['engine'];
};

/** Names the filters that left no row, says what taking each away would bring, and offers it. */
export function ZeroRows({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const { asked, register } = model;
  const question = useMemo(() => register && { asked, engine: register.engine }, [asked, register]);
  const { value: gains = [] } = useLatest(question, countGains);
  const { reason, parts } = findEmptyResultCause(gains);
  return (
    <EmptyState
      icon={FilterX}
      title={text('table.zero.title')}
      actions={parts.map(({ part, count }) => (
        <Button key={criterionId(part)} onPress={() => removePart(model.actions, part)}>
          {text('table.zero.remove', { part: criterionText(part, text, model.labels) })}
          {count > 0 && ` (${text('table.zero.gives', { count })})`}
        </Button>
      ))}
    >
      {parts.length > 0 && <p>{text(`table.zero.${reason}`)}</p>}
    </EmptyState>
  );
}

async function countGains({ asked, engine }: Question): Promise<readonly CriterionGain[]> {
  return await Promise.all(
    queryCriteria(asked).map(async (part) => {
      const { totals } = await engine.query({ ...withoutCriterion(asked, part), sort: [] });
      return { part, count: totals.rowCount };
    }),
  );
}
