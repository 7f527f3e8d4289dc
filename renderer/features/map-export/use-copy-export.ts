import { Braces } from 'lucide-react';
import type { BridgeType } from '../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { failureNotice } from '../../i18n/describe-error.ts';
import { useText } from '../../i18n/text.tsx';
import { useNoticeActions } from '../../state/use-stores.ts';
import { type CopyAct, useCopy } from '../../ui/use-copy.ts';

type MapExport = BridgeType<'MapExport'>;

/** Copies the picture as PNG and SVG at once, or the request by which a program gets it. */
export function useCopyExport(): {
  readonly picture: Pick<CopyAct, 'icon' | 'isCopying'>;
  readonly request: Pick<CopyAct, 'icon'>;
  copyPicture(drawing: MapExport): void;
  copyRequest(drawing: MapExport): void;
} {
  const { data } = useBridge();
  const text = useText();
  const { announce, show } = useNoticeActions();
  const picture = useCopy();
  const request = useCopy(Braces);
  const tell = (error: unknown) => show(failureNotice(error));

  async function fileOf(drawing: MapExport, format: 'png32' | 'svg'): Promise<Blob> {
    const image = { ...drawing.image, format };
    const { bytes, mediaType } = await data['mapExport.draw']({ drawing: { ...drawing, image } });
    return new Blob([new Uint8Array(bytes)], { type: mediaType });
  }

  async function copyPicture(drawing: MapExport): Promise<void> {
    // Begun at once, while the press still counts as one: the clipboard waits for what is drawn.
    const item = new ClipboardItem({
      'image/png': fileOf(drawing, 'png32'),
      ...(ClipboardItem.supports('image/svg+xml') ? { 'image/svg+xml': fileOf(drawing, 'svg') } : {}),
    });
    await picture.copy(item);
    announce(text('mapExport.copied'));
  }

  async function copyRequest(drawing: MapExport): Promise<void> {
    const message = await data['mapExport.request']({ drawing });
    if (message === '') {
      show({ tone: 'info', sentence: (text) => text('mapExport.request.none') });
      return;
    }
    await request.copy(message);
    announce(text('mapExport.request.copied'));
  }

  return {
    picture,
    request,
    copyPicture: (drawing) => void copyPicture(drawing).catch(tell),
    copyRequest: (drawing) => void copyRequest(drawing).catch(tell),
  };
}
