import { type ComponentType, lazy, useState } from 'react';

/** The code of a place, which is there at once or later. */
export interface PlaceCode {
  /** Undefined until it is loaded. */
  now(): ComponentType | undefined;
  /** Loads it, and is drawn then. */
  readonly Waiting: ComponentType;
}

type Load = () => Promise<ComponentType>;

const loads: Load[] = [];

/** Code that is part of the first picture. */
export function presentCode(Component: ComponentType): PlaceCode {
  return { now: () => Component, Waiting: Component };
}

/** Code that is no part of it: it is loaded when the place is shown, or by `loadPlaces` before. */
export function laterCode(load: Load): PlaceCode {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;

  async function loadNow(): Promise<ComponentType> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const once: Load = () => (loading ??= loadNow());
  loads.push(once);
  return { now: () => loaded, Waiting: lazy(async () => ({ default: await once() })) };
}

/** Loads the code of all places, one after the other, so that none has to be waited for. */
export async function loadPlaces(): Promise<void> {
  for (const load of loads) await load();
}

/** What is here already is shown without a word of waiting; and it stays the same as long as it is shown. */
export function PlaceOf({ code }: { readonly code: PlaceCode }) {
  const [Shown] = useState(() => code.now() ?? code.Waiting);
  return <Shown />;
}
