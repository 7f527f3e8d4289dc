import { TriangleAlert } from 'lucide-react';
import { isJsonObject } from '../../../shared/base/json.ts';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { describeErrorCode } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import styles from './row-draft-facts.module.css';

interface LeftOutRowsProps {
  /** What they are. */
  readonly of: 'rows' | 'features';
  readonly count: number;
  /** Why, of the first ones. */
  readonly faults: readonly BridgeType<'RowFault'>[];
}

/** Rows or features that cannot be taken, each with what is wrong with it, and how that is mended. */
export function LeftOutRows({ of, count, faults }: LeftOutRowsProps) {
  const text = useText();
  if (count === 0) return null;
  const told = faults.map(({ code, details }) =>
    describeErrorCode(code, isJsonObject(details) ? details : {}, text),
  );
  const waysOut = new Set(told.flatMap(({ wayOut }) => wayOut ?? []));
  return (
    <div className={styles['warning']}>
      <Icon of={TriangleAlert} />
      <div>
        <p>{text(`frame.import.leftOut.${of}`, { count })}</p>
        <ScrollRegion label={text(`frame.import.leftOutList.${of}`)} className={styles['faults']}>
          <ul>
            {told.map(({ reason, detail }) => (
              <li key={detail}>{reason}</li>
            ))}
          </ul>
        </ScrollRegion>
        {count > faults.length && (
          <p>{text(`frame.import.leftOutMore.${of}`, { count: count - faults.length })}</p>
        )}
        {[...waysOut].map((wayOut) => (
          <p key={wayOut}>{wayOut}</p>
        ))}
      </div>
    </div>
  );
}
