import { isJsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { Formats } from '../../../i18n/create-formats.ts';
import type { Text } from '../../../i18n/create-text.ts';
import { isTextKey } from '../../../i18n/texts.ts';

type OutboxItem = BridgeType<'OutboxItem'>;

interface Speech {
  readonly text: Text;
  readonly formats: Formats;
}

/** How a delivery stands, and why, in sentences. */
export function deliverySentences(item: OutboxItem, { text, formats }: Speech): string[] {
  const { state, targetName: target, isHalted } = item;
  const { phase, attempts, nextAtMs, regId, clockAheadMs } = state;
  const sentences: string[] = [];
  if (isHalted && phase === 'waiting') sentences.push(text('delivery.says.halted', { target }));
  else sentences.push(text(`delivery.says.${phase}`, { target }));
  if (phase === 'attention') sentences.push(...reasonSentences(item, { text, formats }));
  const problem = problemSentence(state, text);
  if (problem !== undefined) sentences.push(problem);
  if (phase === 'looking' && regId !== null)
    sentences.push(text('delivery.says.number', { number: String(regId) }));
  if (attempts > 0) sentences.push(text('delivery.says.attempts', { count: attempts }));
  const isTimed = (phase === 'waiting' && !isHalted) || phase === 'looking';
  if (isTimed && nextAtMs > Date.now())
    sentences.push(text('delivery.says.next', { time: formats.dateTime(nextAtMs) }));
  if (clockAheadMs !== null) {
    const seconds = Math.round(Math.abs(clockAheadMs) / 1000);
    sentences.push(text('delivery.target.clock', { seconds }));
  }
  if (!item.canEdit && phase !== 'sending') sentences.push(text('delivery.says.locked'));
  return sentences;
}

function reasonSentences({ state, bytes }: OutboxItem, { text, formats }: Speech): string[] {
  const { reason, status, missing, faults, body } = state;
  if (reason === null) return [];
  const size = formats.bytes(body?.bytes ?? bytes);
  const said = text(`delivery.reason.${reason}`, {
    status: status === null ? '' : String(status),
    missing: missing.join(', '),
    size,
  });
  const entries = reason === 'refused' && isJsonObject(faults) ? Object.entries(faults) : [];
  return [
    said,
    ...entries.map(([path, why]) => `${path}: ${Array.isArray(why) ? why.join(' ') : String(why)}`),
  ];
}

/** What the network did last, in the words that updates of registers use, too. */
function problemSentence({ problem, status }: OutboxItem['state'], text: Text): string | undefined {
  if (problem !== null) {
    const key = `delivery.problem.${problem}`;
    return isTextKey(key) ? text(key) : text('delivery.problem.other');
  }
  return status === null ? undefined : text('delivery.problem.status', { status: String(status) });
}
