import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useText } from '../../../i18n/text.tsx';
import { municipalityText, regionText } from './areas-text.ts';

interface AreasLineProps {
  readonly areas: BridgeType<'AreasAt'>;
  readonly className: string | undefined;
}

/** `Kommune: 4641 Aurland · Region: Indre Sogn`; nothing where neither is known. */
export function AreasLine({ areas, className }: AreasLineProps) {
  const text = useText();
  const told = [
    [text('boundaries.municipality'), municipalityText(areas)],
    [text('boundaries.region'), regionText(areas)],
  ].flatMap(([what, value]) => (value === null ? [] : [`${what}: ${value}`]));
  return told.length === 0 ? null : <p className={className}>{told.join(' · ')}</p>;
}
