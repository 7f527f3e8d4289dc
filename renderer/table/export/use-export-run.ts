import { useEffect, useRef, useState } from 'react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { ExportOptions, WrittenExport } from './export-format.ts';
import type { ExportSubject } from './export-subject.ts';

type ExportOutcome = BridgeType<'ExportOutcome'>;

export type ExportRun =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly stop: () => void }
  | {
      readonly state: 'done';
      readonly outcome: ExportOutcome;
      readonly written: Omit<WrittenExport, 'bytes'>;
    }
  | { readonly state: 'failed'; readonly error: unknown };

const IDLE: ExportRun = { state: 'idle' };

export interface ExportRunner {
  readonly run: ExportRun;
  start(subject: ExportSubject, options: ExportOptions, fileName: string): void;
  reset(): void;
}

/** Writes the bytes in a worker and has the host put them on the disk. Stopping leaves nothing behind. */
export function useExportRun(): ExportRunner {
  const { host } = useBridge();
  const [run, setRun] = useState<ExportRun>(IDLE);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function write(
    subject: ExportSubject,
    options: ExportOptions,
    fileName: string,
    { signal }: AbortController,
  ): Promise<ExportRun> {
    try {
      const { bytes, ...written } = await subject.write(options, signal);
      const rows = written.rowCount + written.subtotalCount;
      const request = { fileName, format: options.format, bytes, rows };
      const outcome = await host['exports.write']({ request }, { signal });
      // Somebody who closes the dialog of the system wants to be where they were.
      return outcome.isWritten ? { state: 'done', outcome, written } : IDLE;
    } catch (error) {
      return signal.aborted ? IDLE : { state: 'failed', error };
    }
  }

  return {
    run,
    start(subject, options, fileName) {
      const controller = new AbortController();
      current.current = controller;
      setRun({ state: 'running', stop: () => controller.abort() });
      void write(subject, options, fileName, controller).then((next) => {
        if (current.current === controller) setRun(next);
      });
    },
    reset() {
      current.current?.abort();
      current.current = undefined;
      setRun(IDLE);
    },
  };
}
