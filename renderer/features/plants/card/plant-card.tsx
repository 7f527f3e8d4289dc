import { isJsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useDataQuery } from '../../../bridge/use-queries.ts';
import { describeError } from '../../../i18n/describe-error.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { useRegisterStatus, useSelectionActions } from '../../../state/use-stores.ts';
import { Card } from '../../../table/card/card.tsx';
import { CardWaiting } from '../../../table/card/card-waiting.tsx';
import { rowFacts } from '../../../table/card/row-facts.ts';
import type { RegisterModel } from '../../../table/workbench/use-register-model.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { CertificateList } from './certificate-list.tsx';
import { LicenceList } from './licence-list.tsx';
import { plantCardContent } from './plant-card-content.ts';

interface PlantCardProps {
  readonly model: RegisterModel;
  readonly plantKey: string;
}

/** The card of the plant that is open. */
export function PlantCard({ model, plantKey }: PlantCardProps) {
  const text = useText();
  const { activate } = useSelectionActions('plants');
  const { data: card, error } = useDataQuery('plants.card', { plantNumber: Number(plantKey) });
  const close = () => activate(undefined);
  if (error) {
    return (
      <CardWaiting title={text('table.card.failed')} onClose={close}>
        {describeError(error, text).sentence}
      </CardWaiting>
    );
  }
  if (!card || !model.answer) return <CardWaiting title={text('table.card.loading')} onClose={close} />;
  return <LoadedCard model={model} plantKey={plantKey} card={card} onClose={close} />;
}

interface LoadedCardProps extends PlantCardProps {
  readonly card: BridgeType<'PlantCard'>;
  onClose(): void;
}

function LoadedCard({ model, plantKey, card, onClose }: LoadedCardProps) {
  const text = useText();
  const formats = useFormats();
  const points = useRegisterStatus('points');
  const { answer, labels, description } = model;
  const index = model.rowOf(plantKey);
  if (!answer || index < 0) return <CardWaiting title={text('table.card.loading')} onClose={onClose} />;
  const facts = rowFacts(answer.table, index, description.columns, labels);
  const row = isJsonObject(card.row) ? card.row : {};
  const pointSource = points?.origin === 'sample' ? text('plants.card.point.sample') : (points?.source ?? '');
  const content = plantCardContent({ facts, card, row, pointSource }, text, formats);
  const type = facts.code('type');
  return (
    <Card
      content={content}
      badges={
        <>
          <Badge tone={TYPE_TONES[type] ?? 'neutral'}>{facts.value('type')}</Badge>
          {facts.code('status') !== 'operation' && <Badge>{facts.value('status')}</Badge>}
        </>
      }
      onClose={onClose}
    >
      <LicenceList row={row} />
      <CertificateList certificates={card.certificates} labels={labels} />
    </Card>
  );
}

const TYPE_TONES: { readonly [type: string]: BadgeTone } = { K: 'plant-k', PK: 'plant-pk', P: 'plant-p' };
