import { Info } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { TableAnswer } from '../engine/use-table-answer.ts';
import { separateTexts, totalTexts } from './totals-text.ts';
import type { RegisterModel } from './use-register-model.ts';
import styles from './workbench.module.css';

/** What the rows are and come to. It is drawn before the rows are: what was found is what one waits for. */
export function TotalsLine({ model }: { readonly model: RegisterModel }) {
  const { news } = model;
  const answer = useSyncExternalStore(news.subscribe, news.current);
  return answer && <Sums model={model} answer={answer} />;
}

/** `90 av 97 rader · 19 786 MW · 79 613 GWh/år`, pumps apart. Says the count aloud when it changes. */
function Sums({ model, answer }: { readonly model: RegisterModel; readonly answer: TableAnswer }) {
  const text = useText();
  const formats = useFormats();
  const { announce } = useNoticeActions();
  const { description, labels } = model;
  const { totals } = answer;
  const shown = formats.number(totals.rowCount, 0);
  const total = answer.table.rowCount;
  const isOld = model.isOld(answer.table);

  useEffect(() => {
    if (!isOld) announce(text('table.announce.rows', { shown, total }));
  }, [announce, text, shown, total, isOld]);

  const separate = separateTexts(totals, description.sums, text, labels);
  const lacking = totals.sums.filter((sum) => sum.emptyCount > 0);
  return (
    <p className={styles['sums']}>
      <span>{text(isOld ? 'table.sums.rowsBefore' : 'table.sums.rows', { shown, total })}</span>
      {totalTexts(totals, description.sums, text, labels).map((sum) => (
        <strong key={sum}>{sum}</strong>
      ))}
      {(separate.length > 0 || lacking.length > 0) && (
        <span className={styles['ending']}>
          {separate.length > 0 && <span>{text('table.sums.apart', { sums: separate.join(', ') })}</span>}
          <Popover
            label={text('table.sums.about')}
            placement="bottom end"
            trigger={<IconButton icon={Info} size="small" label={text('table.sums.about')} />}
          >
            <div className={styles['about']}>
              {separate.length > 0 && <p>{text('table.sums.apartNote')}</p>}
              {lacking.map(({ column, emptyCount }) => (
                <p key={column}>
                  {text('table.sums.lacking', { label: labels.column(column), count: emptyCount })}
                </p>
              ))}
            </div>
          </Popover>
        </span>
      )}
    </p>
  );
}
