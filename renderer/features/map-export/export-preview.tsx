import { describeError } from '../../i18n/describe-error.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { sizeInPx } from './drawing-of.ts';
import type { ExportSettings } from './export-settings.ts';
import styles from './map-export-place.module.css';
import type { MapDrawing } from './use-map-drawing.ts';

export interface ExportPreviewProps {
  readonly drawing: MapDrawing;
  readonly settings: ExportSettings;
}

/** What will be in the file, by the code that draws the file, and how large that will be. */
export function ExportPreview({
  drawing: { preview, isDrawing, error, expectedBytes },
  settings,
}: ExportPreviewProps) {
  const text = useText();
  const isOld = isDrawing || error !== undefined;
  return (
    <section
      className={styles['preview']}
      aria-label={text('mapExport.preview')}
      aria-busy={isDrawing}
      tabIndex={-1}
      data-landmark
    >
      <div className={styles['sheet']}>
        {preview && (
          <img
            src={preview.url}
            alt={text(`mapExport.preview.${preview.drawing.kind}`)}
            className={styles['picture']}
            data-kind={preview.drawing.kind}
            data-transparent={settings.image.isTransparent}
            data-old={isOld}
          />
        )}
        {error !== undefined && (
          <p role="alert" className={styles['failure']}>
            {describeError(error, text).sentence}
          </p>
        )}
        {isDrawing && !preview && <ProgressBar label={text('mapExport.drawing')} part={undefined} />}
      </div>
      <ExportFacts preview={isOld ? undefined : preview} expectedBytes={expectedBytes} settings={settings} />
    </section>
  );
}

type FactsProps = Pick<ExportPreviewProps, 'settings'> & Pick<MapDrawing, 'preview' | 'expectedBytes'>;

/** Told before anything is written. */
function ExportFacts({ preview, expectedBytes, settings: { image } }: FactsProps) {
  const text = useText();
  const formats = useFormats();
  if (!preview) return <p className={styles['facts']}>{text('mapExport.drawing')}</p>;
  const { drawing, file } = preview;
  const { widthPx, heightPx } = drawing.kind === 'map' ? sizeInPx(image) : grown(preview, image.dpi);
  const mm = (px: number) => formats.number((px / image.dpi) * 25.4, 1);
  const { truth } = file;
  const percent = (share: number) => {
    const rounded = formats.number(share * 100, 2);
    // What rounds to nothing has no sign.
    return share >= 0.000_05 ? `+${rounded}` : rounded;
  };
  const [west = 0, east = 0, south = 0, north = 0] = truth.errors;
  return (
    <div
      className={styles['facts']}
      data-expected-bytes={expectedBytes === undefined ? undefined : Math.round(expectedBytes)}
    >
      <span>{text('mapExport.facts.size', { width: mm(widthPx), height: mm(heightPx) })}</span>
      <span>
        {text('mapExport.facts.pixels', {
          width: formats.number(widthPx, 0),
          height: formats.number(heightPx, 0),
          dpi: formats.number(image.dpi),
        })}
      </span>
      {expectedBytes !== undefined && (
        <span>{text('mapExport.facts.bytes', { bytes: formats.bytes(expectedBytes) })}</span>
      )}
      <span>
        {text('mapExport.facts.scale', {
          number: formats.number(drawing.view.scale, 0),
          latitude: formats.number(drawing.view.latitude, 1),
        })}
      </span>
      {truth.errors.length > 0 && (
        <span>
          {text('mapExport.facts.errors', {
            west: percent(west),
            east: percent(east),
            south: percent(south),
            north: percent(north),
          })}
        </span>
      )}
    </div>
  );
}

/** Of a bar or a legend, which are as large as they need to be: as the preview is, in the resolution of the file. */
function grown({ drawing, file }: NonNullable<FactsProps['preview']>, dpi: number) {
  const times = dpi / Math.min(dpi, 144);
  return drawing.kind === 'map'
    ? file
    : { widthPx: Math.round(file.widthPx * times), heightPx: Math.round(file.heightPx * times) };
}
