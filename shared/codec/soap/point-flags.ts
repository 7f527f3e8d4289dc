// HasID, HasZ and HasM follow from the points where a client leaves them out.

type Value = { [field: string]: unknown };

const FLAGS = [
  ['HasID', 'ID'],
  ['HasZ', 'Z'],
  ['HasM', 'M'],
] as const;

/** Fills in the flags that a geometry was sent without. */
function completePointFlags(geometry: Value): void {
  for (const [flag, field] of FLAGS) {
    geometry[flag] ??= pointsOf(geometry).some((point) => point[field] !== undefined);
  }
}

function pointsOf(geometry: Value): Value[] {
  const parts = (geometry['PathArray'] ?? geometry['RingArray'] ?? [geometry]) as Value[];
  return parts.flatMap((part) => (part['PointArray'] ?? []) as Value[]);
}

export const geometryCompletions: { readonly [type: string]: (value: Value) => void } = {
  MultipointN: completePointFlags,
  PolylineN: completePointFlags,
  PolygonN: completePointFlags,
};
