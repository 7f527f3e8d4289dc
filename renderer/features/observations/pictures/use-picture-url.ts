import { useEffect, useState } from 'react';

/** An address of a picture for as long as the component shows it; undefined until it is read, or where it cannot be. */
export function usePictureUrl(read: () => Promise<Uint8Array>, sha256: string): string | undefined {
  const [url, setUrl] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is told by its hash, however it is read
  useEffect(() => {
    let isGone = false;
    let made: string | undefined;
    read().then(
      (bytes) => {
        if (isGone) return;
        made = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
        setUrl(made);
      },
      () => undefined, // Said beside the empty frame.
    );
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [sha256]);
  return url;
}
