import { isJsonObject } from '../../../../shared/base/json.ts';
import { useHostQuery } from '../../../bridge/use-queries.ts';
import { useText } from '../../../i18n/text.tsx';
import { OBSERVATIONS_SCREEN, rememberedText } from '../../../state/use-new-observation.ts';
import { useRemembered } from '../../../state/use-stores.ts';
import { Select } from '../../../ui/select.tsx';

const HERE = 'here';

/** The target that was chosen last; undefined for the service of this Varde. */
export function useChosenTarget(): string | undefined {
  const { data: targets = [] } = useHostQuery('targets.list', {});
  const [remembered] = useRemembered(OBSERVATIONS_SCREEN);
  const chosen = rememberedText(remembered, 'target');
  return targets.find(({ targetId }) => targetId === chosen)?.targetId;
}

/** Where an observation goes when it is finished; nothing to choose where there are no targets. */
export function TargetField() {
  const text = useText();
  const { data: targets = [] } = useHostQuery('targets.list', {});
  const [remembered, remember] = useRemembered(OBSERVATIONS_SCREEN);
  const chosen = useChosenTarget();
  if (targets.length === 0) return null;
  const options = [
    { id: HERE, label: text('delivery.here') },
    ...targets.map(({ targetId, name }) => ({ id: targetId, label: name })),
  ];
  return (
    <Select
      label={text('delivery.to')}
      isLabelHidden
      options={options}
      value={chosen ?? HERE}
      onChange={(id) =>
        remember({
          ...(isJsonObject(remembered) ? remembered : {}),
          target: id === HERE ? '' : id,
        })
      }
    />
  );
}
