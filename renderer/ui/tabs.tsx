import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { Icon } from './icon.tsx';
import type { Option } from './option.ts';
import styles from './tabs.module.css';

interface TabItem extends Option<string> {
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selected: string;
  readonly onChange: (id: string) => void;
}

export function Tabs({ label, items, selected, onChange }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(id) => onChange(String(id))}
      className={styles['tabs'] ?? ''}
    >
      <TabList aria-label={label} className={styles['list'] ?? ''}>
        {items.map(({ id, label: name, icon, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles['tab'] ?? ''}>
            {icon && <Icon of={icon} />}
            {name}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles['panel'] ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
