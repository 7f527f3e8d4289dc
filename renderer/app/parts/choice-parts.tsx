import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Part } from './part.tsx';
import styles from './parts-page.module.css';

const TYPES = [
  { id: 'K', label: 'Kraftverk' },
  { id: 'PK', label: 'Pumpekraftverk' },
  { id: 'P', label: 'Pumpe' },
] as const;

export function ChoiceParts() {
  const [types, setTypes] = useState<('K' | 'PK' | 'P')[]>(['K', 'PK']);
  const [type, setType] = useState<'K' | 'PK' | 'P'>('K');
  const [isOn, setOn] = useState(true);
  return (
    <Part title="Choices">
      <div className={styles['grid']}>
        <CheckboxGroup label="Type" options={TYPES} value={types} onChange={setTypes} />
        <RadioGroup label="Type" options={TYPES} value={type} onChange={setType} />
        <div className={styles['narrow']}>
          <Checkbox isIndeterminate>Noen av dem</Checkbox>
          <Checkbox isDisabled isSelected>
            Kan ikke endres
          </Checkbox>
          <Switch isSelected={isOn} onChange={setOn}>
            Bare rader i kartutsnittet
          </Switch>
          <Switch isDisabled>Kan ikke slås på nå</Switch>
        </div>
      </div>
    </Part>
  );
}
