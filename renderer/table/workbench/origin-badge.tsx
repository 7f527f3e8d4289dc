import { FileInput, FlaskConical, RefreshCw } from 'lucide-react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { isTextKey } from '../../i18n/texts.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import { Badge } from '../../ui/badge.tsx';

/** Where the rows come from and how old they are. Sample data are told until they are replaced. */
export function OriginBadge({
  status,
  isShort,
}: {
  readonly status: RegisterStatus;
  /** Where room is scarce: the day alone. */
  readonly isShort: boolean;
}) {
  const text = useText();
  const formats = useFormats();
  if (status.origin === 'sample') {
    return (
      <span title={text('table.sample.hint')}>
        <Badge tone="warn" icon={FlaskConical}>
          {text('origin.sample')}
        </Badge>
      </span>
    );
  }
  const originKey = `origin.${status.origin}`;
  const origin = isTextKey(originKey) ? text(originKey) : status.origin;
  const age = text('table.origin.age', { origin, age: formats.dateTime(status.changedAtMs) });
  return (
    <span title={isShort ? `${age} · ${status.source}` : status.source}>
      <Badge icon={status.origin === 'file' ? FileInput : RefreshCw}>
        {isShort ? formats.day(status.changedAtMs) : age}
      </Badge>
    </span>
  );
}
