import { startTransition, useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a moment; the first one at once. For what takes long to draw and need not
 * follow each letter that is typed.
 */
export function useSettled<Value>(value: Value | undefined, pauseMs: number): Value | undefined {
  const [settled, setSettled] = useState(value);
  const isFirst = settled === undefined;
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(value));
    const timer = setTimeout(settle, isFirst ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, isFirst, pauseMs]);
  return settled ?? value;
}
