/** Makes smaller pictures of pictures. */
export interface PictureScaler {
  /**
   * A JPEG, upright, whose long side has so many pixels or fewer; never more than the picture has. Undefined where the
   * bytes are no picture that can be decoded here.
   */
  scale(picture: Uint8Array, longSidePx: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
