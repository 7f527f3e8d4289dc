// The request by which a program gets from the map service what the app exports.

import type { MapInput } from '../../contracts/map/operations.ts';
import type { ReadDrawing } from './draw-map-export.ts';
import { aloneFrame, displayOf, imageTypeOf, mapInput, placeLoneBar } from './draw-map-export.ts';
import { scaleBarOf } from './place-scale-bar.ts';
import { colorOf } from './plain-symbols.ts';

type Operation = 'ExportMapImage' | 'ExportScaleBar' | 'GetLegendInfo2';

export interface ServiceRequest {
  readonly operation: Operation;
  readonly input: MapInput<Operation>;
}

/** Undefined where the service has no such operation: kinds of bars of the app alone, layers of several maps. */
export async function serviceRequestOf(read: ReadDrawing): Promise<ServiceRequest | undefined> {
  if (!read.described.isServed) return undefined;
  switch (read.drawing.kind) {
    case 'map':
      return { operation: 'ExportMapImage', input: (await mapInput(read)).input };
    case 'scaleBar':
      return barRequest(read);
    case 'legend':
      return legendRequest(read);
  }
}

async function barRequest(read: ReadDrawing): Promise<ServiceRequest | undefined> {
  const { drawing, described } = read;
  const { scaleBar, image } = drawing;
  if (scaleBar?.kind !== 'alternating' && scaleBar?.kind !== 'single') return undefined;
  const { widthPx, heightPx } = aloneFrame(await placeLoneBar(read), image.dpi);
  return {
    operation: 'ExportScaleBar',
    input: {
      ScaleBar: scaleBarOf(scaleBar),
      MapDescription: described.description,
      MapDisplay: displayOf(drawing),
      ...(image.background === undefined ? {} : { BackGroundColor: colorOf(image.background) }),
      ImageDescription: {
        ImageType: imageTypeOf(drawing),
        ImageDisplay: { ImageWidth: widthPx, ImageHeight: heightPx, ImageDPI: image.dpi },
      },
    },
  };
}

/** The signs of the legend; where they stand is up to the program. */
function legendRequest({ drawing, described, search }: ReadDrawing): ServiceRequest | undefined {
  const { legend, image } = drawing;
  if (!legend) return undefined;
  const shown = search.layers.filter(({ isVisible }) => isVisible).map(({ layer }) => layer.id);
  return {
    operation: 'GetLegendInfo2',
    input: {
      MapDescription: described.description,
      MapImageDisplay: displayOf(drawing),
      LayerIDs: legend.names.map(({ layerId }) => layerId).filter((id) => shown.includes(id)),
      LegendPatch: { Width: legend.patchWidthPt, Height: legend.patchHeightPt, ImageDPI: image.dpi },
      ImageType: imageTypeOf(drawing),
    },
  };
}
