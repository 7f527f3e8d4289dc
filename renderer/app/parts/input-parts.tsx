import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Part } from './part.tsx';
import styles from './parts-page.module.css';

const AREAS = [
  { id: 'NO1', label: 'NO1 Sørøst' },
  { id: 'NO2', label: 'NO2 Sørvest' },
  { id: 'NO3', label: 'NO3 Midt', isDisabled: true },
];

export function FieldParts() {
  const [labels, setText] = useState('Sima');
  const [amount, setAmount] = useState<number | undefined>(-1637.1);
  const [area, setArea] = useState('NO2');
  const [range, setRange] = useState<[number, number]>([4, 1240]);
  return (
    <Part title="Fields">
      <div className={styles['grid']}>
        <TextField label="Adresse" placeholder="https://" description="Tom betyr ingen." />
        <TextField label="Adresse" defaultValue="ftp://x" error="Adressen må begynne med https://." />
        <TextField label="Adresse" defaultValue="låst" isDisabled />
        <SearchField label="Filtrer i alle felt" value={labels} onChange={setText} />
        <NumberField label="Effekt, MW" value={amount} onChange={setAmount} />
        <NumberField label="Fra" value={undefined} onChange={setAmount} placeholder="uten grense" />
        <Select label="Prisområde" options={AREAS} value={area} onChange={setArea} />
        <Select
          label="Grupper etter"
          options={AREAS}
          value={undefined}
          onChange={setArea}
          placeholder="ingenting"
        />
        <Slider
          label="Effekt (MW)"
          least={0}
          most={1500}
          value={range}
          onChange={setRange}
          endLabels={['Minste effekt', 'Største effekt']}
          format={(value) => `${value} MW`}
        />
      </div>
    </Part>
  );
}

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
