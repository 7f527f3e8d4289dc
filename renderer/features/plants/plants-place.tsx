import { useText } from '../../i18n/text.tsx';
import { useSelection } from '../../state/use-stores.ts';
import { useRegisterModes } from '../../table/modes/use-register-modes.tsx';
import { RegisterWorkbench } from '../../table/workbench/register-workbench.tsx';
import { StackedAside } from '../../table/workbench/stacked-aside.tsx';
import type { RegisterModel } from '../../table/workbench/use-register-model.ts';
import { PlantCard } from './card/plant-card.tsx';
import { PlantMapPane } from './plant-map-pane.tsx';
import { plantsDescription } from './plants-description.ts';

/** The hydropower plants: table, map and card as one selection. */
export function PlantsPlace() {
  const text = useText();
  const modes = useRegisterModes();
  return (
    <RegisterWorkbench
      description={plantsDescription}
      modes={modes}
      aside={{
        label: text('plants.aside'),
        share: 30,
        render: (model) => <PlantAside model={model} />,
      }}
    />
  );
}

/** Map and card of the plants. */
function PlantAside({ model }: { readonly model: RegisterModel }) {
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
