import { LocateFixed, X } from 'lucide-react';
import { type Ref, useMemo, useState } from 'react';
import type { CoordinateReading } from '../../../shared/geo/reading/coordinate-reading.ts';
import { parseCoordinate } from '../../../shared/geo/reading/parse-coordinate.ts';
import { useFormats } from '../../i18n/formats.tsx';
import { useText } from '../../i18n/text.tsx';
import { pointerText } from '../../map/camera/map-readout.ts';
import { readingText } from '../../map/camera/reading-text.ts';
import { useMapTarget, useMapTargetActions } from '../../state/use-stores.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './map-place.module.css';

/** A field that understands pasted coordinates, tells how it read them, and asks where more than one is meant. */
export function CoordinateField({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  const text = useText();
  const formats = useFormats();
  const [written, setWritten] = useState('');
  // Half a coordinate is no fault while it is written.
  const [isEntered, setEntered] = useState(false);
  const { show, clear } = useMapTargetActions();
  const hasTarget = useMapTarget(({ target }) => target !== undefined);
  const readings = useMemo(() => parseCoordinate(written), [written]);
  const isUnknown = written.trim() !== '' && readings.length === 0;
  const go = (reading: CoordinateReading | undefined) => reading && show(reading.place);
  return (
    <form
      className={styles['coordinate']}
      onSubmit={(event) => {
        event.preventDefault();
        setEntered(true);
        go(readings[0]);
      }}
    >
      <TextField
        label={text('map.goTo')}
        value={written}
        onChange={(next) => {
          setWritten(next);
          setEntered(false);
        }}
        onBlur={() => setEntered(true)}
        placeholder={text('map.goTo.example')}
        description={isUnknown ? text('map.goTo.unknown') : text('map.goTo.forms')}
        error={isUnknown && isEntered ? text('map.goTo.unknown') : undefined}
        inputRef={inputRef}
      />
      {readings.length > 1 && <p className={styles['note']}>{text('map.goTo.several')}</p>}
      {readings.map((reading) => {
        const [degrees = ''] = pointerText(reading.place, text, formats);
        return (
          <Button key={degrees} icon={LocateFixed} onPress={() => go(reading)}>
            {`${degrees}\u00a0· ${readingText(reading, text)}`}
          </Button>
        );
      })}
      {hasTarget && (
        <div className={styles['clear']}>
          <Button tone="quiet" size="small" icon={X} onPress={clear}>
            {text('map.goTo.clear')}
          </Button>
        </div>
      )}
    </form>
  );
}
