import { useEffect, useRef } from 'react';

/** Names the window after its place, and takes the focus there when what had it is gone. */
export function usePlaceArrival(placeId: string | undefined, placeName: string): void {
  useEffect(() => {
    document.title = placeName ? `${placeName} – Varde` : 'Varde';
  }, [placeName]);
  const lastId = useRef(placeId);
  useEffect(() => {
    if (lastId.current === placeId) return;
    lastId.current = placeId;
    // A shortcut may have replaced the place in which the focus was; the next Tab begins in the new one.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('#place')?.focus();
  }, [placeId]);
}
