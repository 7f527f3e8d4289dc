import { lazy, Suspense, useEffect, useRef } from 'react';
import { isJsonObject, type Json } from '../../../../shared/base/json.ts';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { parseCoordinate } from '../../../../shared/geo/reading/parse-coordinate.ts';
import { useDataQuery } from '../../../bridge/use-queries.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import type { MapHandle } from '../../../map/camera/map-handle.ts';
import { pointerText } from '../../../map/camera/map-readout.ts';
import { readingText } from '../../../map/camera/reading-text.ts';
import { loadMapView } from '../../../map/load-map-view.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AreasLine } from '../forms/areas-line.tsx';
import {
  CHOSEN_ON_THE_MAP,
  FOUND_BY_GPS,
  isSamePlace,
  placeOf,
  placeTextOf,
  positionOf,
  READ_FROM_A_MAP,
  TOLD_BY_NO_TABLE,
  withKnownPlace,
  withPlace,
  withPosition,
} from '../forms/draft-place.ts';
import { withMember } from '../forms/form-values.ts';
import { readNumber } from '../forms/units.ts';
import styles from './draft-editor.module.css';
import { GpsButton } from './gps-button.tsx';
import { KnownPlaces } from './known-places.tsx';
import type { DraftContent, EditedDraft } from './use-draft.ts';

const MapView = lazy(loadMapView);

interface PlaceSectionProps {
  readonly draft: EditedDraft;
  readonly faults: ReadonlyMap<string, string>;
}

/** Where it was seen: coordinates however they are typed, or a click on the map. */
export function PlaceSection({ draft, faults }: PlaceSectionProps) {
  const text = useText();
  const { content, change } = draft;
  const place = placeOf(content);
  const at = positionOf(content);
  const readings = parseCoordinate(content.placeText);
  const coordinatesRef = useRef<HTMLInputElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const setMember = (member: string, value: Json | undefined) =>
    change((now) => withPlace(now, withMember(placeOf(now), member, value)));
  return (
    <>
      <div data-path="ObsLocation.Latitude" className={styles['coordinates']}>
        <TextField
          label={`${text('observations.place.coordinates')} · ${text('observations.need.must')}`}
          value={content.placeText}
          inputRef={coordinatesRef}
          placeholder={text('map.goTo.example')}
          error={faults.get('ObsLocation.Latitude')}
          description={
            content.placeText.trim() !== '' && readings.length === 0
              ? text('map.goTo.unknown')
              : text('map.goTo.forms')
          }
          onChange={(typed) => change((now) => withTyped(now, typed))}
        />
        {at && (
          <Understood
            at={at}
            placeText={content.placeText}
            onChoose={(to) => {
              change((now) => withPosition(now, to, READ_FROM_A_MAP));
              // What was pressed goes: who came by keyboard goes on from what it changed.
              coordinatesRef.current?.focus();
            }}
          />
        )}
      </div>
      {at && <AreasOfPosition at={at} content={content} />}
      {at && (
        <KnownPlaces
          at={at}
          name={String(place['LocationName'] ?? '')}
          onChoose={(known) => {
            change((now) => withKnownPlace(now, known));
            nameRef.current?.focus();
          }}
        />
      )}
      <GpsButton
        onFix={(fix) => change((now) => withMeasured(now, fix, FOUND_BY_GPS))}
        onPosition={(position) => change((now) => withMeasured(now, position, TOLD_BY_NO_TABLE))}
      />
      <PlaceMap
        at={at}
        onPlace={(to) =>
          change((now) => ({ ...withPosition(now, to, CHOSEN_ON_THE_MAP), placeText: placeTextOf(to) }))
        }
      />
      <div className={styles['pair']}>
        <TextField
          label={text('observations.place.name')}
          inputRef={nameRef}
          value={String(place['LocationName'] ?? '')}
          onChange={(name) => setMember('LocationName', name)}
        />
        <div data-path="ObsLocation.Uncertainty">
          <TextField
            label={`${text('observations.place.uncertainty')} (m)`}
            inputMode="numeric"
            error={faults.get('ObsLocation.Uncertainty')}
            value={String(place['Uncertainty'] ?? '')}
            onChange={(typed) => setMember('Uncertainty', readNumber(typed) ?? typed.trim())}
          />
        </div>
      </div>
    </>
  );
}

/** What imported boundaries say of it, as it will be registered. */
function AreasOfPosition({ at, content }: { readonly at: LonLat; readonly content: DraftContent }) {
  const registration = isJsonObject(content.registration) ? content.registration : {};
  const hazardId = Number(registration['GeoHazardTID'] ?? 0);
  const { latitude, longitude } = at;
  const { data: areas } = useDataQuery('boundaries.find', { latitude, longitude, hazardId });
  return areas ? <AreasLine areas={areas} className={styles['understood']} /> : null;
}

interface UnderstoodProps {
  readonly at: LonLat;
  readonly placeText: string;
  readonly onChoose: (place: LonLat) => void;
}

/** What the coordinates were taken for, with the other readings a click away. */
function Understood({ at, placeText, onChoose }: UnderstoodProps) {
  const text = useText();
  const formats = useFormats();
  const readings = parseCoordinate(placeText);
  const others = readings.filter(({ place }) => !isSamePlace(place, at));
  return (
    <p className={styles['understood']}>
      {text('observations.place.understood', { place: pointerText(at, text, formats).join(' · ') })}
      {others.map((reading) => (
        <Button
          key={readingText(reading, text)}
          tone="quiet"
          size="small"
          onPress={() => onChoose(reading.place)}
        >
          {text('observations.place.meant', {
            reading: `${readingText(reading, text)}: ${pointerText(reading.place, text, formats)[0] ?? ''}`,
          })}
        </Button>
      ))}
    </p>
  );
}

function PlaceMap({ at, onPlace }: { at: LonLat | undefined; onPlace: (place: LonLat) => void }) {
  const text = useText();
  const mapRef = useRef<MapHandle>(null);
  const { latitude, longitude } = at ?? {};
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) mapRef.current?.reveal({ latitude, longitude });
  }, [latitude, longitude]);
  return (
    <section className={styles['map']} aria-label={text('observations.place.map')}>
      <Suspense fallback={null}>
        <MapView
          ref={mapRef}
          contents={{ pin: { place: at, onPlace } }}
          initialCamera={at && { ...at, zoom: 8 }}
          onBoundsChange={() => undefined}
        />
      </Suspense>
    </section>
  );
}

/** With how far off it may be, rounded up. */
function withMeasured(
  content: DraftContent,
  { accuracyM, latitude, longitude }: LonLat & { readonly accuracyM: number },
  source: number | undefined,
): DraftContent {
  const at = withPosition(content, { latitude, longitude }, source);
  const placed = withPlace(at, withMember(placeOf(at), 'Uncertainty', Math.ceil(accuracyM)));
  return { ...placed, placeText: placeTextOf({ latitude, longitude }) };
}

/** The likeliest reading is taken at once; where there is none, the position goes. */
function withTyped(content: DraftContent, placeText: string): DraftContent {
  const [reading] = parseCoordinate(placeText);
  if (reading) return { ...withPosition(content, reading.place, READ_FROM_A_MAP), placeText };
  const { Latitude: _, Longitude: __, UTMSourceTID: ___, ...place } = placeOf(content);
  return { ...withPlace(content, place), placeText };
}
