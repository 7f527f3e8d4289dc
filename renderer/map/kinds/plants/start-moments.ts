/** A moment in the page's timeline: the map rests with its marks for the first time. */
export const FIRST_PICTURE_DRAWN = 'varde:map-idle';

/** Those of a start: the map without marks rests, there are marks, it rests with them. */
export const MOMENTS = { base: 'varde:base-map-idle', marks: 'varde:map-marks', all: FIRST_PICTURE_DRAWN };
