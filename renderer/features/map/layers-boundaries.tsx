import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useDataQuery } from '../../bridge/use-queries.ts';
import { describeError, failureNotice } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import type { ImportedLayer } from '../../state/use-imported-layers.ts';
import { useNoticeActions } from '../../state/use-stores.ts';
import { useUndo } from '../../state/use-undo.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './layers-panel.module.css';

type LayerBoundary = BridgeType<'LayerBoundary'>;
type Use = LayerBoundary['kind'] | 'none';

const NONE = '';

/** What a layer is the boundaries of; undefined where of nothing. */
export function useBoundary({ layerId }: ImportedLayer): LayerBoundary | undefined {
  const { data: boundaries = [] } = useDataQuery('boundaries.list', {});
  return boundaries.find((each) => each.layerId === layerId);
}

/** Says of a layer of areas that it is municipalities or forecast regions, with the fields that tell which. */
export function LayersBoundaries({ layer }: { readonly layer: ImportedLayer }) {
  const text = useText();
  const boundary = useBoundary(layer);
  const [failure, setFailure] = useState<unknown>();
  const change = useBoundaryChange(layer, setFailure);
  const uses: readonly Use[] = ['none', 'municipality', 'region'];
  return (
    <div className={styles['boundaries']}>
      <Select
        label={text('boundaries.use')}
        error={failure === undefined ? undefined : describeError(failure, text).sentence}
        options={uses.map((id) => ({ id, label: text(`boundaries.kind.${id}`) }))}
        value={boundary?.kind ?? 'none'}
        onChange={(use) => void change(use)}
      />
      {boundary && <Fields boundary={boundary} onChange={change} />}
    </div>
  );
}

type Change = (use: Use, fields?: Pick<BridgeType<'BoundaryWish'>, 'numberField' | 'nameField'>) => void;

/** Each change is told, and can be taken back. */
function useBoundaryChange({ layerId, name }: ImportedLayer, onFailure: (error: unknown) => void): Change {
  const { data } = useBridge();
  const { show } = useNoticeActions();
  const undo = useUndo();
  async function change(use: Use, fields: Parameters<Change>[1]): Promise<void> {
    onFailure(undefined);
    try {
      const { number } =
        use === 'none'
          ? await data['boundaries.leave']({ layerId })
          : await data['boundaries.use']({ wish: { layerId, kind: use, ...fields } });
      show({
        tone: 'good',
        sentence: (text) => text(`boundaries.changed.${use}`, { name }),
        action: undo(number),
      });
    } catch (error) {
      onFailure(error);
    }
  }
  return (use, fields) => void change(use, fields);
}

function Fields({ boundary, onChange }: { readonly boundary: LayerBoundary; readonly onChange: Change }) {
  const text = useText();
  const { kind, fields, numberField, areas, withoutNumber, example } = boundary;
  const nameField = boundary.nameField ?? NONE;
  const options = fields.map((name) => ({ id: name, label: name }));
  return (
    <>
      <Select
        label={text('boundaries.numberField')}
        options={options}
        value={numberField}
        onChange={(name) => onChange(kind, { numberField: name, nameField })}
      />
      <Select
        label={text('boundaries.nameField')}
        options={[{ id: NONE, label: text('boundaries.noName') }, ...options]}
        value={nameField}
        onChange={(name) => onChange(kind, { numberField, nameField: name })}
      />
      <p className={styles['quiet']}>
        {text('boundaries.facts', { areas, example })}
        {withoutNumber > 0 && ` ${text('boundaries.withoutNumber', { count: withoutNumber })}`}
      </p>
      <FindAgain />
    </>
  );
}

function FindAgain() {
  const text = useText();
  const { data } = useBridge();
  const { show } = useNoticeActions();
  const undo = useUndo();
  const [isLooking, setLooking] = useState(false);
  async function find(): Promise<void> {
    setLooking(true);
    try {
      const { count, number } = await data['boundaries.findAgain']({});
      show({
        tone: 'good',
        sentence: (say) => say('boundaries.foundAgain', { count }),
        ...(number !== null && { action: undo(number) }),
      });
    } catch (error) {
      show(failureNotice(error));
    } finally {
      setLooking(false);
    }
  }
  return (
    <>
      <p className={styles['quiet']}>{text('boundaries.fromNowOn')}</p>
      <Button size="small" icon={MapPinned} isDisabled={isLooking} onPress={() => void find()}>
        {text(isLooking ? 'boundaries.looking' : 'boundaries.findAgain')}
      </Button>
    </>
  );
}
