import { TriangleAlert } from 'lucide-react';
import { useDataText } from '../../i18n/data-text.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { isTextKey } from '../../i18n/texts.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { losesRows, memberNames } from './draft-facts.ts';
import { Fact, FactList, FactSheet } from './fact-sheet.tsx';
import type { RowDraft } from './import-flow.ts';
import { LeftOutRows } from './left-out-rows.tsx';
import styles from './row-draft-facts.module.css';

const CHANGE_TONES: { readonly [kind: string]: BadgeTone } = { new: 'good', gone: 'error', changed: 'ice' };

/** What a file is, what it replaces, and which rows would be new, gone or changed. */
export function RowDraftFacts({ draft }: { readonly draft: RowDraft }) {
  const text = useText();
  const formats = useFormats();
  const data = useDataText();
  const { changes, unmatched } = draft;
  const replacesKey = `frame.import.replaces.${draft.replaces}`;
  return (
    <FactSheet>
      <FactList>
        <Fact name={text('frame.import.kind')}>{data.register(draft.register)}</Fact>
        <Fact name={text('frame.import.rows')}>{formats.number(draft.rows)}</Fact>
        <Fact name={text('frame.import.replaces')}>
          {isTextKey(replacesKey) ? text(replacesKey) : draft.replaces}
        </Fact>
        {draft.separator !== undefined && (
          <Fact name={text('frame.import.separator')}>
            <code>{draft.separator === '\t' ? text('frame.import.tab') : draft.separator}</code>
          </Fact>
        )}
        {draft.decimalSign !== undefined && (
          <Fact name={text('frame.import.decimalSign')}>
            {text(draft.decimalSign === 'comma' ? 'frame.import.comma' : 'frame.import.point')}
          </Fact>
        )}
      </FactList>
      <ul className={styles['counts']}>
        <Count
          value={changes.newRows}
          tone="good"
          name={text('frame.import.new', { count: changes.newRows })}
        />
        <Count value={changes.changedRows} tone="ice" name={text('frame.import.changed')} />
        <Count value={changes.goneRows} tone="error" name={text('frame.import.gone')} />
        <Count value={changes.sameRows} tone="neutral" name={text('frame.import.same')} />
      </ul>
      <LeftOutRows of="rows" count={draft.leftOutRows} faults={draft.leftOut} />
      {losesRows({ rows: draft }) && (
        <div className={styles['warning']}>
          <Icon of={TriangleAlert} />
          <p>{text('frame.import.loses', { count: changes.goneRows })}</p>
        </div>
      )}
      {unmatched.length > 0 && (
        <div className={styles['warning']}>
          <Icon of={TriangleAlert} />
          <div>
            <p>{text('frame.import.unmatched', { count: unmatched.length })}</p>
            <p className={styles['numbers']}>{unmatched.join(', ')}</p>
          </div>
        </div>
      )}
      <DoubtfulRows label="frame.import.swapped" rows={draft.swappedRows} />
      <DoubtfulRows label="frame.import.outside" rows={draft.outsideRows} />
      {changes.examples.length > 0 && (
        <Disclosure
          title={text('frame.import.examples', { count: changes.examples.length })}
          isDefaultExpanded
        >
          <ul className={styles['examples']}>
            {changes.examples.map((change) => (
              <li key={`${change.kind} ${change.key}`} className={styles['example']}>
                <Badge tone={CHANGE_TONES[change.kind] ?? 'neutral'}>
                  {text(`frame.import.example.${change.kind}`)}
                </Badge>
                <span className={styles['name']}>{change.name || change.key}</span>
                <span className={styles['members']}>
                  {memberNames(draft.register, change.members, data).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </FactSheet>
  );
}

/** Lines of the file that may be meant otherwise. */
function DoubtfulRows({
  label,
  rows,
}: {
  label: 'frame.import.swapped' | 'frame.import.outside';
  rows: readonly number[];
}) {
  const text = useText();
  if (rows.length === 0) return null;
  return (
    <div className={styles['warning']}>
      <Icon of={TriangleAlert} />
      <div>
        <p>{text(label, { count: rows.length })}</p>
        <p className={styles['numbers']}>
          {text('frame.import.lines', { count: rows.length, lines: rows.join(', ') })}
        </p>
      </div>
    </div>
  );
}

function Count({ value, tone, name }: { value: number; tone: BadgeTone; name: string }) {
  const formats = useFormats();
  return (
    <li className={styles['count']}>
      <span className={styles['value']}>{formats.number(value)}</span>
      <Badge tone={value > 0 ? tone : 'neutral'}>{name}</Badge>
    </li>
  );
}
