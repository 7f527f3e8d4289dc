import { useEffect, useRef, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { proposedFileName } from '../../ui/proposed-file-name.ts';

type MapExport = BridgeType<'MapExport'>;
type Format = BridgeType<'ExportFormat'>;

export type SaveRun =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly stop: () => void }
  | { readonly state: 'done'; readonly outcome: BridgeType<'ExportOutcome'> }
  | { readonly state: 'failed'; readonly error: unknown };

const IDLE: SaveRun = { state: 'idle' };
const FILE_FORMATS: readonly Format[] = [
  'pdf',
  'svg',
  'png',
  'jpg',
  'tif',
  'gif',
  'bmp',
  'dib',
  'ai',
  'ps',
  'emf',
];

/** Draws the file and has the host put it on the disk. Stopping leaves nothing behind. */
export function useSaveExport(): {
  readonly run: SaveRun;
  save(drawing: MapExport, title: string): void;
} {
  const { data, host } = useBridge();
  const [run, setRun] = useState<SaveRun>(IDLE);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function write(drawing: MapExport, title: string, signal: AbortSignal): Promise<SaveRun> {
    try {
      const { bytes, extension } = await data['mapExport.draw']({ drawing }, { signal });
      const format = FILE_FORMATS.find((each) => each === extension);
      if (!format) throw new Error(`No file is written as ${extension}`);
      const fileName = proposedFileName(title, Date.now(), extension);
      const request = { fileName, format, bytes, rows: null };
      const outcome = await host['exports.write']({ request }, { signal });
      return outcome.isWritten ? { state: 'done', outcome } : IDLE;
    } catch (error) {
      return signal.aborted ? IDLE : { state: 'failed', error };
    }
  }

  return {
    run,
    save(drawing, title) {
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      setRun({ state: 'running', stop: () => controller.abort() });
      void write(drawing, title, controller.signal).then((next) => {
        if (current.current === controller) setRun(next);
      });
    },
  };
}
