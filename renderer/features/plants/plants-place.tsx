import { useText } from '../../i18n/text.tsx';
import { RegisterWorkbench, type WorkbenchMode } from '../../table/workbench/register-workbench.tsx';
import { PlantAside } from './plant-aside.tsx';
import { plantsDescription } from './plants-description.ts';

const MODES: readonly WorkbenchMode[] = [];

/** The hydropower plants: table, map and card as one selection. */
export function PlantsPlace() {
  const text = useText();
  return (
    <RegisterWorkbench
      description={plantsDescription}
      modes={MODES}
      aside={{
        label: text('plants.aside'),
        share: 35,
        render: (model) => <PlantAside model={model} />,
      }}
    />
  );
}
