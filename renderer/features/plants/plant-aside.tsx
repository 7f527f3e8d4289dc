import { useText } from '../../i18n/text.tsx';
import { useSelection } from '../../state/use-stores.ts';
import { StackedAside } from '../../table/workbench/stacked-aside.tsx';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';
import { PlantCard } from './card/plant-card.tsx';
import { PlantMapPane } from './plant-map-pane.tsx';

/** Map and card of the plants. */
export function PlantAside({ model }: { readonly model: RegisterModel }) {
  const text = useText();
  const activeKey = useSelection('plants', (state) => state.activeKey);
  return (
    <StackedAside
      register="plants"
      edgeLabel={text('plants.aside.edge')}
      top={<PlantMapPane model={model} />}
      bottom={activeKey === undefined ? undefined : <PlantCard model={model} plantKey={activeKey} />}
    />
  );
}
