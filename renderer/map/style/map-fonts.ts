/** The page's own font: MapLibre draws letters with it, because the style names no glyph files. */
export const MAP_FONTS = ['Inter Variable'];
/** Letters of 11 px become 18 px in the sun. */
export const SUN_GROWTH = 18 / 11;
