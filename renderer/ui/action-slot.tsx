import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export interface ActionPlace {
  readonly element: HTMLElement;
  /** It has room for a picture alone. */
  readonly isNarrow: boolean;
}

const Place = createContext<ActionPlace | undefined>(undefined);

interface ActionSlotProps {
  /** Where acts of the children stand; undefined until it is drawn. */
  readonly place: ActionPlace | undefined;
  readonly children: ReactNode;
}

/** What is inside may put an act into a place outside of it, such as a toolbar, so that acts of one kind stand together. */
export function ActionSlot({ place, children }: ActionSlotProps) {
  return <Place value={place}>{children}</Place>;
}

/** What it draws stands in the place of the slot around it. */
export function SlottedAction({ children }: { readonly children: (isNarrow: boolean) => ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children(place.isNarrow), place.element);
}
