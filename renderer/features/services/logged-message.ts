import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { type ShownBody, showBody } from './send-request.ts';

type LoggedMessage = BridgeType<'LoggedMessage'>;

/** One side of a logged exchange as it is shown. */
export interface ShownMessageParts {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Undefined where there is none, and of what is not text. */
  readonly body: ShownBody | undefined;
  /** Its media type, where the body is not text. */
  readonly notTextType: string | undefined;
}

const TEXT_TYPES = /^text\/|[/+](json|xml)$|^application\/(javascript|x-www-form-urlencoded)$/;

/**
 * A logged message as it is shown. Answers of ours are laid out; what a client sent is shown as it came, and so is the
 * beginning that was kept of a long body.
 */
export function shownMessage(
  { headers, body, bytes }: LoggedMessage,
  side: 'request' | 'answer',
): ShownMessageParts {
  const pairs = headers.map(({ name, value }) => [name, value] as const);
  const [type = '', ...parameters] = (pairs.find(([name]) => name === 'content-type')?.[1] ?? '').split(';');
  const mediaType = type.trim().toLowerCase();
  if (bytes === 0) return { headers: pairs, body: undefined, notTextType: undefined };
  if (mediaType !== '' && !TEXT_TYPES.test(mediaType)) {
    return { headers: pairs, body: undefined, notTextType: mediaType };
  }
  const text = decode(body, parameters.join(';'));
  const isWhole = bytes === body.length;
  const shown =
    isWhole && side === 'answer' ? showBody(text) : { text, cutFrom: isWhole ? undefined : bytes };
  return { headers: pairs, body: shown, notTextType: undefined };
}

function decode(body: Uint8Array, parameters: string): string {
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // A name that nobody knows: most of these are ASCII all the same.
    return new TextDecoder().decode(body);
  }
}
