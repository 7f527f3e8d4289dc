import { createGuidIndex } from './guid-index.ts';

export interface Taken {
  readonly regId: number;
  /** False where a registration of this Id was there before. */
  readonly isNew: boolean;
}

/** Of registrations with one Id the first is taken in, also where its copies come before it is on the disk. */
export function createTakenOnce() {
  const regIds = createGuidIndex();
  const pending = new Map<string, Promise<number>>();

  async function begin(id: string, keep: () => Promise<number>): Promise<Taken> {
    const keeping = keep();
    pending.set(id, keeping);
    try {
      const regId = await keeping;
      regIds.set(id, regId);
      return { regId, isNew: true };
    } finally {
      // What could not be kept can be sent again.
      pending.delete(id);
    }
  }

  return {
    /** One that is there already. */
    enter: (id: string, regId: number) => regIds.set(id, regId),
    /** Looks and begins in one go: nothing comes between. */
    async take(id: string, keep: () => Promise<number>): Promise<Taken> {
      const known = regIds.get(id) ?? pending.get(id);
      return known === undefined ? begin(id, keep) : { regId: await known, isNew: false };
    },
  };
}
