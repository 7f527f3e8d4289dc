import type { PixelImage } from '../pixel-image.ts';

export interface DecodedPicture extends PixelImage {
  /** Nothing but two colours, by one bit for each pixel. */
  readonly isOneBit: boolean;
}
