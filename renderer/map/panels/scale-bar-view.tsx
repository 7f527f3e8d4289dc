import { groundMetresPerPixel, scaleBar } from '../../../shared/geo/map-scale.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { latitudeText } from '../camera/map-readout.ts';
import type { ViewState } from '../camera/view-state.ts';
import { useMapTokens } from '../style/map-tokens.ts';
import styles from './scale-bar-view.module.css';

/** Long enough that its three numbers stand apart, also in the letters of the sun theme. */
const MAX_WIDTH_PX = { usual: 160, sun: 260 };

/** A bar that is true where it lies, and says where that is: Web Mercator stretches the north. */
export function ScaleBarView({ view }: { view: ViewState }) {
  const text = useText();
  const formats = useFormats();
  const { isSun } = useMapTokens();
  const { lengthM, widthPx } = scaleBar(
    groundMetresPerPixel(view.zoom, view.barLatitude),
    isSun ? MAX_WIDTH_PX.sun : MAX_WIDTH_PX.usual,
  );
  const isLong = lengthM >= 1000;
  const inUnit = (metres: number) => formats.number(isLong ? metres / 1000 : metres);
  return (
    <div className={styles['box']}>
      {/* Widths are set as the pixels they measure. */}
      <div className={styles['bar']} style={{ width: widthPx }}>
        <span className={styles['filled']} />
        <span />
      </div>
      <div className={styles['numbers']} style={{ width: widthPx }}>
        <span>0</span>
        <span>{inUnit(lengthM / 2)}</span>
        <span>{`${inUnit(lengthM)}\u00a0${isLong ? 'km' : 'm'}`}</span>
      </div>
      <div className={styles['note']}>
        {text('map.scaleBar.true', {
          latitude: latitudeText(view.zoom, view.barLatitude, text, formats),
        })}
      </div>
    </div>
  );
}
