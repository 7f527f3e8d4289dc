import { Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { layerNames } from './draft-facts.ts';
import { Fact, FactList, FactSheet } from './fact-sheet.tsx';
import type { LayerDraft } from './import-flow.ts';
import styles from './layer-draft-facts.module.css';
import { LeftOutRows } from './left-out-rows.tsx';

type DraftLayer = LayerDraft['layers'][number];

export interface LayerDraftFactsProps {
  readonly draft: LayerDraft;
  readonly bytes: number;
  readonly mapName: string;
  readonly onMap: (mapName: string) => void;
}

/** What a file holds, and the map that its layers go to. */
export function LayerDraftFacts({ draft, bytes, mapName, onMap }: LayerDraftFactsProps) {
  const text = useText();
  const formats = useFormats();
  const names = layerNames(draft, text);
  const { system, layers, splitCount, swappedCount, exactNames, leftOutFeatures, leftOut } = draft;
  return (
    <FactSheet>
      <FactList>
        <Fact name={text('layers.import.size')}>{formats.bytes(bytes)}</Fact>
        <Fact name={text('layers.import.system')}>
          {system.name} <code>EPSG:{system.wkid}</code>
        </Fact>
      </FactList>
      <LeftOutRows of="features" count={leftOutFeatures} faults={leftOut} />
      {swappedCount > 0 && (
        <DraftNote icon={TriangleAlert}>{text('layers.import.swapped', { count: swappedCount })}</DraftNote>
      )}
      {splitCount > 0 && (
        <DraftNote icon={Info}>{text('layers.import.split', { count: splitCount })}</DraftNote>
      )}
      {exactNames.length > 0 && (
        <DraftNote icon={Info}>
          {text('layers.import.exact', { count: exactNames.length, names: exactNames.join(', ') })}
        </DraftNote>
      )}
      {layers.map((layer, index) => (
        <LayerFacts key={layer.kind} name={names[index] ?? layer.name} layer={layer} />
      ))}
      <TargetMap draft={draft} mapName={mapName} onMap={onMap} />
    </FactSheet>
  );
}

function DraftNote({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className={styles['note']}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </p>
  );
}

function LayerFacts({ name, layer }: { readonly name: string; readonly layer: DraftLayer }) {
  const text = useText();
  const { kind, rows, withoutShape, fields } = layer;
  return (
    <section className={styles['layer']} aria-label={name}>
      <h3 className={styles['name']}>{name}</h3>
      <p className={styles['count']}>
        {text(`layers.kind.${kind}`)} · {text('layers.import.rows', { rows })}
        {withoutShape > 0 && ` · ${text('layers.import.withoutShape', { count: withoutShape })}`}
      </p>
      <Disclosure title={text('layers.import.fields', { count: fields.length })}>
        <ul className={styles['fields']}>
          {fields.map((field) => (
            <li key={field.name} className={styles['field']}>
              <span className={styles['fieldName']}>{field.name}</span>
              <span className={styles['fieldType']}>{text(`layers.type.${field.type}`)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

/** A new map that is named after the file, or one that is there. */
function TargetMap({ draft, mapName, onMap }: Omit<LayerDraftFactsProps, 'bytes'>) {
  const text = useText();
  const [first = ''] = draft.maps;
  const isThere = draft.maps.includes(mapName);
  return (
    <div className={styles['target']}>
      <RadioGroup
        label={text('layers.import.target')}
        options={[
          { id: 'new', label: text('layers.import.newMap') },
          { id: 'there', label: text('layers.import.mapThere') },
        ]}
        value={isThere ? 'there' : 'new'}
        onChange={(choice) => onMap(choice === 'new' ? draft.mapName : first)}
      />
      {isThere ? (
        <Select
          label={text('layers.import.map')}
          options={draft.maps.map((name) => ({ id: name, label: name }))}
          value={mapName}
          onChange={onMap}
        />
      ) : (
        <TextField label={text('layers.import.mapName')} value={mapName} onChange={onMap} />
      )}
    </div>
  );
}
