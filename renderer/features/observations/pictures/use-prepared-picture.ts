import { useEffect, useEffectEvent, useState } from 'react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';

type PreparedPicture = BridgeType<'PreparedPicture'>;

/** What is sent of a picture is made once, when it is first shown. */
export function usePreparedPicture(
  draftId: string,
  { sha256, sent }: BridgeType<'DraftPicture'>,
  onPrepared: (prepared: PreparedPicture) => void,
): { readonly failure: unknown; readonly tryAgain: () => void } {
  const { host } = useBridge();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const prepared = useEffectEvent(onPrepared);
  const isMissing = sent === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another preparing
  useEffect(() => {
    if (!isMissing) return;
    setFailure(undefined);
    host['drafts.preparePicture']({ draftId, sha256 }).then(
      (picture) => prepared(picture),
      (error: unknown) => setFailure(error),
    );
  }, [host, draftId, sha256, isMissing, attempt]);
  return { failure, tryAgain: () => setAttempt((count) => count + 1) };
}
