// polylabel 2 ships no types.

declare module 'polylabel' {
  type Position = readonly [x: number, y: number];

  /** The point of a polygon that is farthest from its rings, and how far, to within `precision`. */
  function polylabel(
    rings: readonly (readonly Position[])[],
    precision?: number,
  ): [x: number, y: number] & { distance: number };

  export = polylabel;
}
