import { ListFilterPlus, PanelLeftClose } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { roveDown } from '../../ui/roving-focus.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { findFilter, setContains } from '../query/query-edits.ts';
import type { RegisterModel } from '../workbench/use-register-model.ts';
import { ExcludedBox } from './excluded-box.tsx';
import type { FilterProps } from './filter-props.ts';
import { filterColumns, filterKind } from './filter-sections.ts';
import styles from './filters.module.css';
import { PresenceFilter } from './presence-filter.tsx';
import { RangeFilter } from './range-filter.tsx';
import type { FilterMemory } from './use-filter-memory.ts';
import { ValueFilter } from './value-filter.tsx';

/** A column whose filter was asked for elsewhere; another object each time. */
export interface AskedFilter {
  readonly column: string;
}

interface FilterPanelProps {
  readonly model: RegisterModel;
  readonly memory: FilterMemory;
  readonly asked: AskedFilter | undefined;
  /** Rows shall be those of the map, or no longer. */
  onBoundToMap(isBound: boolean): void;
  onHide(): void;
}

/** The filters of a register, one section a column. */
export function FilterPanel({ model, memory, asked, onBoundToMap, onHide }: FilterPanelProps) {
  const text = useText();
  const { description, labels, view } = model;
  const columns = filterColumns(description.columns, description.filters, memory.added, view.query);
  const panelRef = useRef<HTMLElement>(null);
  useEffect(() => roveDown(panelRef.current), []);
  useEffect(() => {
    // The section may come with this very change; its head is what the keyboard goes on from.
    const headerCell =
      asked && panelRef.current?.querySelector(`[data-filter="${CSS.escape(asked.column)}"] button`);
    if (headerCell instanceof HTMLElement) headerCell.focus();
  }, [asked]);
  const others = description.columns.filter((column) => !columns.includes(column));
  return (
    <section
      ref={panelRef}
      className={styles['panel']}
      aria-label={text('table.filters.title')}
      data-landmark
    >
      <header className={styles['panelHead']}>
        <h2 className={styles['panelTitle']}>{text('table.filters.title')}</h2>
        <IconButton icon={PanelLeftClose} size="small" label={text('table.filters.hide')} onPress={onHide} />
      </header>
      <div className={styles['sections']}>
        {description.hasMap && (
          <div className={styles['switch']}>
            <Switch isSelected={view.isBoundToMap} onChange={onBoundToMap}>
              {text('table.filters.boundToMap')}
            </Switch>
          </div>
        )}
        {columns.map((column) => (
          <div key={column.id} data-filter={column.id}>
            <Disclosure
              title={<ColumnTitle name={labels.column(column.id)} unit={labels.unit(column.id)} />}
              aside={<FilterBadge isOn={view.query.filters.some((filter) => filter.column === column.id)} />}
              isExpanded={memory.open.includes(column.id)}
              onExpandedChange={(isExpanded) => memory.setOpen(column.id, isExpanded)}
            >
              {memory.open.includes(column.id) && <FilterSection column={column} model={model} />}
            </Disclosure>
          </div>
        ))}
        <div className={styles['add']}>
          <Menu
            label={text('table.filters.add')}
            trigger={
              <Button tone="quiet" size="small" icon={ListFilterPlus}>
                {text('table.filters.add')}
              </Button>
            }
            groups={[
              {
                id: 'columns',
                options: others.map(({ id }) => ({ id, label: labels.columnWithUnit(id) })),
              },
            ]}
            onAction={memory.add}
          />
        </div>
      </div>
    </section>
  );
}

function ColumnTitle({ name, unit }: { readonly name: string; readonly unit: string | undefined }) {
  return (
    <>
      {name} {unit && <span className={styles['unit']}>{unit}</span>}
    </>
  );
}

function FilterBadge({ isOn }: { readonly isOn: boolean }) {
  return isOn ? <span className={styles['mark']} aria-hidden="true" /> : null;
}

function FilterSection(props: FilterProps) {
  switch (filterKind(props.column)) {
    case 'values':
      return <ValueFilter {...props} />;
    case 'text':
      return (
        <div className={styles['stacked']}>
          <TextFilter {...props} />
          <PresenceFilter {...props} />
        </div>
      );
    default:
      return (
        <div className={styles['stacked']}>
          <RangeFilter {...props} />
          <PresenceFilter {...props} />
        </div>
      );
  }
}

/** Text that a column has to contain, or must not, in any case. */
function TextFilter({ column, model }: FilterProps) {
  const text = useText();
  const filter = findFilter(model.view.query, column.id, 'contains');
  return (
    <>
      <TextField
        label={text('table.filters.contains')}
        value={filter?.text ?? ''}
        onChange={(value) => model.actions.editQuery((query) => setContains(query, column.id, value))}
      />
      <ExcludedBox column={column} model={model} kind="contains" label={text('table.filters.lacking')} />
    </>
  );
}
