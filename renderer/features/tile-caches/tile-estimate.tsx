import { TriangleAlert } from 'lucide-react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { roomFor, roomProblem, type TileUse } from './tile-selection.ts';
import styles from './tiles-dialog.module.css';

export interface TileEstimateProps {
  readonly use: TileUse;
  /** Places for tiles. */
  readonly count: number;
  /** Undefined while tiles are looked at. */
  readonly estimate: BridgeType<'TileEstimate'> | undefined;
  readonly error: unknown;
}

/** What a selection comes to, and whether there is room for it. */
export function TileEstimate({ use, count, estimate, error }: TileEstimateProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <div className={styles['estimate']} role={error ? 'alert' : 'status'}>
      {error ? (
        <p>{describeError(error, text).sentence}</p>
      ) : count === 0 ? (
        <p>{text('tiles.dialog.nothing')}</p>
      ) : (
        <>
          <p className={styles['sum']}>
            {estimate
              ? text('tiles.dialog.estimate', { tiles: count, bytes: formats.bytes(estimate.bytes) })
              : text('tiles.dialog.count', { tiles: count })}
          </p>
          {estimate ? (
            <Room use={use} estimate={estimate} />
          ) : (
            <ProgressBar label={text('tiles.dialog.estimating')} part={undefined} />
          )}
        </>
      )}
    </div>
  );
}

function Room({ use, estimate }: { readonly use: TileUse; readonly estimate: BridgeType<'TileEstimate'> }) {
  const text = useText();
  const formats = useFormats();
  const problem = roomProblem(use, estimate);
  const freeBytes = roomFor(use, estimate);
  return (
    <>
      {freeBytes !== undefined && (
        <p className={styles['quiet']}>{text('tiles.dialog.free', { free: formats.bytes(freeBytes) })}</p>
      )}
      {problem && (
        <p className={styles['warning']}>
          <Icon of={TriangleAlert} size="small" />
          <span>
            {problem.kind === 'noRoom'
              ? text('tiles.dialog.noRoom')
              : text('tiles.dialog.beyondLimit', { limit: formats.bytes(problem.limitBytes) })}
          </span>
        </p>
      )}
    </>
  );
}
