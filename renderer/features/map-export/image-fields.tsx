import { useText } from '../../i18n/text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { CountField } from './count-field.tsx';
import { MAX_SIDE_PX } from './drawing-of.ts';
import styles from './export-fields.module.css';
import { FORMATS, type ImageSettings } from './export-settings.ts';
import type { ExportSettingsHandle } from './use-export-settings.ts';

const MM_PER_INCH = 25.4;
const [MIN_DPI, MAX_DPI] = [24, 1200];

/** How large the image is, and what kind of file. Of a bar or a legend alone it is the map that they belong to. */
export function ImageFields({ exports: { settings, change } }: { readonly exports: ExportSettingsHandle }) {
  const text = useText();
  const { image, part } = settings;
  const isMm = image.sizeUnit === 'mm';
  const most = isMm ? Math.floor((MAX_SIDE_PX / image.dpi) * MM_PER_INCH) : MAX_SIDE_PX;
  const side = { least: isMm ? 5 : 16, most, decimals: isMm ? 1 : 0 };
  return (
    <div className={styles['group']}>
      <Select
        label={text('mapExport.format')}
        options={FORMATS.map((id) => ({ id, label: text(`mapExport.format.${id}`) }))}
        value={image.format}
        onChange={(format) => change('image', { format })}
      />
      {part === 'map' && (
        <div className={styles['three']}>
          <CountField
            label={text('mapExport.width')}
            value={image.width}
            {...side}
            onChange={(width) => change('image', { width })}
          />
          <CountField
            label={text('mapExport.height')}
            value={image.height}
            {...side}
            onChange={(height) => change('image', { height })}
          />
          <Select
            label={text('mapExport.sizeUnit')}
            options={[
              { id: 'mm', label: 'mm' },
              { id: 'px', label: 'px' },
            ]}
            value={image.sizeUnit}
            onChange={(sizeUnit) => change('image', inUnit(image, sizeUnit))}
          />
        </div>
      )}
      <CountField
        label={text('mapExport.dpi')}
        value={image.dpi}
        least={MIN_DPI}
        most={MAX_DPI}
        onChange={(dpi) => change('image', { dpi })}
      />
      <Checkbox
        isSelected={image.isTransparent}
        onChange={(isTransparent) => change('image', { isTransparent })}
      >
        {text('mapExport.transparent')}
      </Checkbox>
    </div>
  );
}

/** The same size in the other unit. */
function inUnit(image: ImageSettings, sizeUnit: ImageSettings['sizeUnit']): Partial<ImageSettings> {
  if (sizeUnit === image.sizeUnit) return {};
  const perMm = image.dpi / MM_PER_INCH;
  const convert = (value: number) =>
    sizeUnit === 'px' ? Math.round(value * perMm) : Math.round((value / perMm) * 10) / 10;
  return { sizeUnit, width: convert(image.width), height: convert(image.height) };
}
