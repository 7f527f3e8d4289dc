export interface ScaledPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Makes smaller pictures of pictures. */
export interface PictureScaler {
  /**
   * A JPEG, upright, whose long side has so many pixels or fewer, never more than the picture has, with the EXIF of the
   * picture; the picture itself where it is all that. Undefined where the bytes are no picture that can be decoded here.
   */
  scale(picture: Uint8Array, longSidePx: number): Promise<ScaledPicture | undefined>;
}
