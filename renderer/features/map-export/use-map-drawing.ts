import { useEffect, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { previewOf, probeOf } from './drawing-of.ts';

type MapExport = BridgeType<'MapExport'>;
type MapExportFile = BridgeType<'MapExportFile'>;

export interface DrawnPreview {
  readonly drawing: MapExport;
  readonly file: MapExportFile;
  readonly url: string;
}

export interface MapDrawing {
  /** The last one, until the next is there. */
  readonly preview: DrawnPreview | undefined;
  readonly isDrawing: boolean;
  readonly error: unknown;
  /** About how large the file will be; undefined until it is known. */
  readonly expectedBytes: number | undefined;
}

/** Who types or steps is not drawn for in between. */
const PAUSE_MS = 250;

/** Draws a preview whenever the drawing is another one, and then tells how large the file will be. */
export function useMapDrawing(drawing: MapExport | undefined): MapDrawing {
  const { data } = useBridge();
  // By what it says: each drawing of the screen makes it anew.
  const wanted = drawing && JSON.stringify(drawing);
  const [preview, setPreview] = useState<DrawnPreview>();
  const [ended, setEnded] = useState<{ wanted: string; error?: unknown; expectedBytes?: number }>();
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const parsed: MapExport = JSON.parse(wanted);
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const file = await data['mapExport.draw']({ drawing: previewOf(parsed) }, { signal });
      if (signal.aborted) return;
      const url = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.mediaType }));
      setPreview({ drawing: parsed, file, url });
      setEnded({ wanted });
      const { probe, times } = probeOf(parsed);
      const { bytes } = await data['mapExport.draw']({ drawing: probe }, { signal });
      if (!signal.aborted) setEnded({ wanted, expectedBytes: bytes.length * times });
    };
    const timer = setTimeout(() => {
      draw().catch((error: unknown) => {
        if (!signal.aborted) setEnded({ wanted, error });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [data, wanted]);
  useEffect(() => () => URL.revokeObjectURL(preview?.url ?? ''), [preview]);
  const isEnded = ended !== undefined && ended.wanted === wanted;
  return {
    preview,
    isDrawing: wanted !== undefined && !isEnded,
    error: isEnded ? ended.error : undefined,
    expectedBytes: isEnded ? ended.expectedBytes : undefined,
  };
}
