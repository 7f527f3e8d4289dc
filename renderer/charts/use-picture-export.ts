import { useState } from 'react';
import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { withPngTexts } from '../../shared/render/encode/png-texts.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { failureNotice } from '../i18n/describe-error.ts';
import { useSpeech } from '../i18n/text.tsx';
import { useNoticeActions } from '../state/use-stores.ts';
import { proposedFileName } from '../ui/proposed-file-name.ts';
import { drawPng } from './draw-png.ts';
import { type PictureCaption, pictureOf } from './picture-markup.ts';
import { readDrawing } from './read-drawing.ts';

export type PictureFormat = Extract<BridgeType<'ExportFormat'>, 'svg' | 'png'>;

interface PictureExport {
  /** A picture is being drawn or written. */
  readonly isRunning: boolean;
  start(
    svg: SVGSVGElement,
    caption: PictureCaption & { readonly fileTitle: string },
    format: PictureFormat,
  ): Promise<void>;
}

/** Writes a drawing of the page as a picture that tells what it shows and when it was made, and says where it is. */
export function usePictureExport(): PictureExport {
  const { host } = useBridge();
  const { text, formats } = useSpeech();
  const notices = useNoticeActions();
  const [isRunning, setRunning] = useState(false);
  const start: PictureExport['start'] = async (svg, caption, format) => {
    setRunning(true);
    try {
      const nowMs = Date.now();
      const about = [...caption.about, text('charts.picture.made', { at: formats.dateTime(nowMs) })];
      const { drawing, style } = readDrawing(svg);
      const picture = pictureOf(drawing, { title: caption.title, about }, style);
      const bytes =
        format === 'svg'
          ? new TextEncoder().encode(picture.markup)
          : withPngTexts(await drawPng(picture), { Title: caption.title, Description: about.join('\n') });
      const fileName = proposedFileName(caption.fileTitle, nowMs, format);
      const outcome = await host['exports.write']({ request: { fileName, format, bytes, rows: null } });
      if (!outcome.isWritten) return;
      notices.show({
        tone: 'good',
        sentence: (text) => text('charts.picture.done', { path: outcome.path }),
      });
    } catch (error) {
      notices.show(failureNotice(error));
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, start };
}
