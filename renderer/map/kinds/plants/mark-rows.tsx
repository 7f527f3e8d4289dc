import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import styles from './mark-rows.module.css';
import { powerNumber } from './mark-sum.ts';
import { MarkSwatch } from './mark-swatch.tsx';
import { markKind, type PlantMark } from './plant-mark.ts';

export interface MarkRowsProps {
  readonly marks: readonly PlantMark[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly activeKey: string | undefined;
  readonly onHover: (key: string | undefined) => void;
  readonly onActivate: (key: string) => void;
}

/** Plants as rows with the signs of the map: what the map says, for eyes and ears that the map does not reach. */
export function MarkRows({ marks, selectedKeys, activeKey, onHover, onActivate }: MarkRowsProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <ul className={styles['rows']}>
      {marks.map((mark) => {
        const kind = markKind(mark);
        return (
          <li key={mark.key}>
            <button
              type="button"
              className={styles['row']}
              aria-current={mark.key === activeKey}
              data-selected={selectedKeys.has(mark.key) || undefined}
              onClick={() => onActivate(mark.key)}
              onMouseEnter={() => onHover(mark.key)}
              onMouseLeave={() => onHover(undefined)}
              onFocus={() => onHover(mark.key)}
              onBlur={() => onHover(undefined)}
            >
              <span className={styles['sign']} title={text(`map.kind.${kind}`)}>
                <MarkSwatch kind={kind} radiusPx={5} />
              </span>
              <span className={styles['name']}>
                {mark.name}
                <span className={styles['kind']}>{text(`map.kind.${kind}`)}</span>
              </span>
              <span className={styles['power']}>
                {mark.outputMw === null
                  ? '–'
                  : text('map.power', { mw: powerNumber(mark.outputMw, formats) })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
