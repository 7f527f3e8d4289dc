import {
  CircleAlert,
  CircleCheck,
  CirclePause,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Telescope,
} from 'lucide-react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useText } from '../../../i18n/text.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

type DeliveryPhase = BridgeType<'DeliveryPhase'>;

const LOOKS: { readonly [Phase in DeliveryPhase]: readonly [tone: BadgeTone, icon: LucideIcon] } = {
  waiting: ['neutral', Hourglass],
  sending: ['ice', LoaderCircle],
  looking: ['ice', Telescope],
  sent: ['good', CircleCheck],
  attention: ['error', CircleAlert],
  stopped: ['warn', CirclePause],
};

export function PhaseBadge({ phase }: { readonly phase: DeliveryPhase }) {
  const text = useText();
  const [tone, icon] = LOOKS[phase];
  return (
    <Badge tone={tone} icon={icon}>
      {text(`delivery.phase.${phase}`)}
    </Badge>
  );
}
