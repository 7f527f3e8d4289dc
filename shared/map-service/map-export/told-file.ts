import type { BridgeType } from '../../contracts/bridge/types.ts';
import { withPngTexts } from '../../render/encode/png-texts.ts';
import { withPdfTexts } from '../../render/vector/pdf-texts.ts';
import { withSvgTexts } from '../../render/vector/svg-texts.ts';

type MapExportFile = BridgeType<'MapExportFile'>;

/** A file that says of itself what its drawing says of it, where its format has a place for that. */
export function toldFile(
  file: MapExportFile,
  { title, about }: Pick<BridgeType<'MapExport'>, 'title' | 'about'>,
): MapExportFile {
  if (about.length === 0) return file;
  const bytes = new Uint8Array(file.bytes);
  const description = about.join('\n');
  switch (file.extension) {
    case 'png': {
      const titled = title === '' ? {} : { Title: title };
      return { ...file, bytes: withPngTexts(bytes, { ...titled, Description: description }) };
    }
    case 'svg':
      return { ...file, bytes: withSvgTexts(bytes, { title, description }) };
    // One of the drawing program is a PDF file by another name.
    case 'ai':
    case 'pdf':
      return { ...file, bytes: withPdfTexts(bytes, { title, description }) };
    default:
      return file;
  }
}
