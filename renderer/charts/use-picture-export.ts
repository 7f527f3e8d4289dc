import type { BridgeType } from '../../shared/contracts/bridge/types.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { describeError } from '../i18n/describe-error.ts';
import { useText } from '../i18n/text.tsx';
import { useNoticeActions } from '../state/use-stores.ts';
import { drawPng } from './draw-png.ts';
import { type PictureCaption, pictureOf } from './picture-markup.ts';
import { readDrawing, readStyle } from './read-drawing.ts';

export type PictureFormat = Extract<BridgeType<'ExportFormat'>, 'svg' | 'png'>;

/** Writes a drawing of the page as a picture and says where it is. */
export function usePictureExport(): (
  svg: SVGSVGElement,
  caption: PictureCaption,
  format: PictureFormat,
) => Promise<void> {
  const { host } = useBridge();
  const text = useText();
  const notices = useNoticeActions();
  return async (svg, caption, format) => {
    try {
      const picture = pictureOf(readDrawing(svg), caption, readStyle(svg));
      const bytes = format === 'svg' ? new TextEncoder().encode(picture.markup) : await drawPng(picture);
      const fileName = `${fileNameOf(caption.title)}.${format}`;
      const outcome = await host['exports.write']({ request: { fileName, format, bytes, rows: null } });
      if (!outcome.isWritten) return;
      notices.show({
        tone: 'good',
        sentence: text('charts.picture.done', { name: caption.title, path: outcome.path }),
      });
    } catch (error) {
      notices.show({ tone: 'error', ...describeError(error, text) });
    }
  };
}

function fileNameOf(title: string): string {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['varde']).join('-');
}
