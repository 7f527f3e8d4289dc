/** Red, green, blue and alpha, whole numbers from 0 to 255, not premultiplied. */
export type Paint = readonly [red: number, green: number, blue: number, alpha: number];
