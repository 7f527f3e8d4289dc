import { cellValue } from '../../../../shared/tables/cell-value.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { useSelectionActions } from '../../../state/use-stores.ts';
import { Card } from '../../../table/card/card.tsx';
import { CardWaiting } from '../../../table/card/card-waiting.tsx';
import { rowFacts } from '../../../table/card/row-facts.ts';
import type { TableAnswer } from '../../../table/engine/use-table-answer.ts';
import type { RegisterModel } from '../../../table/workbench/use-register-model.ts';
import { certificateCardContent, type ProductionAmounts } from './certificate-card-content.ts';

interface CertificateCardProps {
  readonly model: RegisterModel;
  readonly applicationKey: string;
}

/** The card of the application that is open. */
export function CertificateCard({ model, applicationKey }: CertificateCardProps) {
  const text = useText();
  const formats = useFormats();
  const { activate } = useSelectionActions('applications');
  const close = () => activate(undefined);
  const { answer, description, labels } = model;
  if (!answer) return <CardWaiting title={text('table.card.loading')} onClose={close} />;
  const row = model.rowOf(applicationKey);
  if (row < 0) {
    return (
      <CardWaiting title={text('certificates.card.missing.title')} onClose={close}>
        {text('certificates.card.missing')}
      </CardWaiting>
    );
  }
  const facts = rowFacts(answer.table, row, description.columns, labels);
  const content = certificateCardContent(facts, amountsOf(answer, row), text, formats);
  return <Card content={content} onClose={close} />;
}

function amountsOf({ table }: TableAnswer, row: number): ProductionAmounts {
  const value = (id: string) => {
    const column = table.columns.find((one) => one.id === id);
    return column ? cellValue(column, row) : null;
  };
  const number = (id: string) => {
    const found = value(id);
    return typeof found === 'number' ? found : null;
  };
  const isWhole = value('isWholeProduction');
  return {
    wholeGwh: number('wholeProductionGwh'),
    eligibleGwh: number('eligibleProductionGwh'),
    isWhole: typeof isWhole === 'boolean' ? isWhole : null,
  };
}
