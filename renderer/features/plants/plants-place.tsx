import { useText } from '../../i18n/text.tsx';
import { useRegisterModes } from '../../table/modes/use-register-modes.tsx';
import { RegisterWorkbench } from '../../table/workbench/register-workbench.tsx';
import { PlantAside } from './plant-aside.tsx';
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
