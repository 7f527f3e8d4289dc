import { useEffect, useState } from 'react';
import { indentXml } from '../../../shared/codec/xml/indent-xml.ts';

/** A message for an operation of the map service, laid out for reading; undefined until the codec is there. */
export function useSampleMessage(operation: string): string | undefined {
  const [message, setMessage] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    // The codec is large, and most people never open a message.
    import('../../../shared/codec/samples/map-samples.ts').then(
      ({ sampleMapRequest }) => {
        if (isShown) setMessage(indentXml(sampleMapRequest(operation)));
      },
      (error: unknown) => console.error('No sample message', error),
    );
    return () => {
      isShown = false;
    };
  }, [operation]);
  return message;
}
