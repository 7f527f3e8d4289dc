import { useEffect, useRef } from 'react';

/** Gives a signal that says when what is shown has gone: what is waited for then comes to nobody. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    const { current } = leaving;
    return () => current.abort();
  }, []);
  return () => leaving.current.signal;
}
