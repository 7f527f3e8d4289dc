import { Copy, Download, FileSpreadsheet, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Part } from './part.tsx';
import styles from './parts-page.module.css';

const SIZES = ['small', 'medium', 'large', 'side'] as const;

export function OverlayParts() {
  const [tab, setTab] = useState('table');
  const [open, setOpen] = useState<(typeof SIZES)[number] | undefined>(undefined);
  return (
    <Part title="What opens">
      <div className={styles['row']}>
        <Menu
          label="Mer"
          trigger={<Button icon={MoreHorizontal}>Meny</Button>}
          groups={[
            {
              id: 'file',
              options: [
                { id: 'csv', label: 'CSV', icon: Download, shortcut: 'Ctrl E' },
                { id: 'xlsx', label: 'Excel', icon: FileSpreadsheet, description: 'Ekte datoer og tall' },
                { id: 'delete', label: 'Slett', icon: Trash2, isDisabled: true },
              ],
            },
            {
              id: 'row',
              label: 'Radhøyde',
              selectionMode: 'single',
              selected: ['compact'],
              options: [
                { id: 'compact', label: 'Tett' },
                { id: 'airy', label: 'Luftig' },
              ],
            },
          ]}
          onAction={() => undefined}
        />
        <Popover label="Mer om raden" trigger={<Button>Flate</Button>}>
          <p>En liten flate ved siden av kontrollen som åpnet den.</p>
        </Popover>
        <Tooltip text="Kopierer adressen" shortcut="Ctrl C">
          <Button icon={Copy}>Med tips</Button>
        </Tooltip>
        {SIZES.map((size) => (
          <Button key={size} onPress={() => setOpen(size)}>
            {`Dialog: ${size}`}
          </Button>
        ))}
      </div>
      <Dialog
        title="Eksporter 90 av 97 rader"
        isOpen={open !== undefined}
        onClose={() => setOpen(undefined)}
        size={open ?? 'medium'}
        footer={
          <>
            <Button onPress={() => setOpen(undefined)}>Avbryt</Button>
            <Button tone="act" onPress={() => setOpen(undefined)}>
              Eksporter
            </Button>
          </>
        }
      >
        <p>Filen får det som vises: filter, rekkefølge og kolonner.</p>
      </Dialog>
      <Tabs
        label="Deler"
        selected={tab}
        onChange={setTab}
        items={[
          { id: 'table', label: 'Tabell', content: <p>Rader og kolonner.</p> },
          { id: 'charts', label: 'Diagram', content: <p>Stolper.</p> },
          { id: 'pivot', label: 'Pivot', content: null, isDisabled: true },
        ]}
      />
      <Disclosure title="Prisområde" aside="5">
        <p>Åpnes og lukkes.</p>
      </Disclosure>
      <Disclosure title="Eier" aside="34" isDefaultExpanded>
        <p>Er åpen fra start.</p>
      </Disclosure>
    </Part>
  );
}
