import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { useDataQuery } from '../../../bridge/use-queries.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { distanceText } from '../forms/distance-text.ts';
import styles from './draft-editor.module.css';

type KnownPlace = BridgeType<'KnownPlace'>;

interface KnownPlacesProps {
  readonly at: LonLat;
  readonly name: string;
  readonly onChoose: (place: KnownPlace) => void;
}

/** Where somebody registered before, a click away: so that one place keeps one name and one position. */
export function KnownPlaces({ at, name, onChoose }: KnownPlacesProps) {
  const text = useText();
  const formats = useFormats();
  const { latitude, longitude } = at;
  const { data = [] } = useDataQuery('observations.placesNear', { latitude, longitude });
  const others = data.filter((place) => place.distanceM > 0 || place.name !== name);
  if (others.length === 0) return null;
  return (
    <p className={styles['understood']}>
      {text('observations.place.near')}
      {others.map((place) => (
        <Button key={place.name} tone="quiet" size="small" onPress={() => onChoose(place)}>
          {`${place.name} · ${distanceText(place.distanceM, formats)}`}
        </Button>
      ))}
    </p>
  );
}
