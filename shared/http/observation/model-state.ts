/** Faults as the service tells them: by path, each with its sentences. */
export type ModelState = { [path: string]: string[] };

/** A list of faults, and what puts one into it. */
export function createFaults(): {
  readonly faults: ModelState;
  fault(path: string, message: string): void;
} {
  const faults: ModelState = {};
  return {
    faults,
    fault(path, message) {
      faults[path] = [...(faults[path] ?? []), message];
    },
  };
}

export function hasFaults(faults: ModelState): boolean {
  return Object.keys(faults).length > 0;
}
