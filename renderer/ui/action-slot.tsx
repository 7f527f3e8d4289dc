import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

interface ActionSlotProps {
  /** Where acts of the children stand; null until it is drawn. */
  readonly place: HTMLElement | null;
  readonly children: ReactNode;
}

/** What is inside may put an act into a place outside of it, such as a toolbar, so that acts of one kind stand together. */
export function ActionSlot({ place, children }: ActionSlotProps) {
  return <Place value={place}>{children}</Place>;
}

/** Its children stand in the place of the slot around it. */
export function SlottedAction({ children }: { readonly children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
