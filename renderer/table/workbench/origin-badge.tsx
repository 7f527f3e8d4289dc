import { FileInput, FlaskConical, RefreshCw } from 'lucide-react';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { isTextKey } from '../../i18n/texts.ts';
import type { RegisterStatus } from '../../state/registers-store.ts';
import { Badge } from '../../ui/badge.tsx';

/** Where the rows come from and how old they are. Sample data are told until they are replaced. */
export function OriginBadge({ status }: { readonly status: RegisterStatus }) {
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
  return (
    <span title={status.source}>
      <Badge icon={status.origin === 'file' ? FileInput : RefreshCw}>
        {text('table.origin.age', { origin, age: formats.dateTime(status.changedAtMs) })}
      </Badge>
    </span>
  );
}
