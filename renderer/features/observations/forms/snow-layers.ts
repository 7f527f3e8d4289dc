// The layers of a snow profile as shapes: how deep, how hard at the top and at the bottom.

import { isJsonObject, type Json } from '../../../../shared/base/json.ts';

export interface SnowLayerShape {
  /** Metres below the surface. */
  readonly topM: number;
  readonly bottomM: number;
  /** From nothing to ice, 0 to 1; undefined where it was not told. */
  readonly hardness: { readonly top: number; readonly bottom: number } | undefined;
  readonly grainFormId: number | undefined;
}

/** The hardest in Snow_HardnessKDV, whose ids go from softest to hardest. */
const ICE = 21;

/** Those that have a thickness, from the top down. */
export function snowLayerShapes(layers: readonly Json[]): SnowLayerShape[] {
  const shapes: SnowLayerShape[] = [];
  let topM = 0;
  for (const layer of layers) {
    const { Thickness, HardnessTID, HardnessBottomTID, GrainFormPrimaryTID } = isJsonObject(layer)
      ? layer
      : {};
    if (typeof Thickness !== 'number' || !(Thickness > 0)) continue;
    const bottomM = topM + Thickness;
    const top = shareOf(HardnessTID);
    shapes.push({
      topM,
      bottomM,
      hardness: top === undefined ? undefined : { top, bottom: shareOf(HardnessBottomTID) ?? top },
      grainFormId: typeof GrainFormPrimaryTID === 'number' ? GrainFormPrimaryTID : undefined,
    });
    topM = bottomM;
  }
  return shapes;
}

function shareOf(hardnessId: Json | undefined): number | undefined {
  return typeof hardnessId === 'number' && hardnessId > 0 ? Math.min(1, hardnessId / ICE) : undefined;
}
