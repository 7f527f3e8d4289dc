import { lazy, Suspense, useEffect, useRef } from 'react';
import { isJsonObject, type Json, type JsonObject } from '../../../../shared/base/json.ts';
import type { LonLat } from '../../../../shared/geo/crs/lon-lat.ts';
import { parseCoordinate } from '../../../../shared/geo/reading/parse-coordinate.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import { useText } from '../../../i18n/text.tsx';
import type { MapHandle } from '../../../map/camera/map-handle.ts';
import { pointerText } from '../../../map/camera/map-readout.ts';
import { readingText } from '../../../map/camera/reading-text.ts';
import { loadMapView } from '../../../map/load-map-view.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isEmpty, withMember } from '../forms/form-values.ts';
import { readNumber } from '../forms/units.ts';
import styles from './draft-editor.module.css';
import type { DraftContent, EditedDraft } from './use-draft.ts';

const MapView = lazy(loadMapView);

/** How the position was found, in UTMSourceKDV. */
const [READ_FROM_A_MAP, CHOSEN_ON_THE_MAP] = [20, 30];
/** As a click tells it: about a metre. */
const CLICK_DECIMALS = 5;

interface PlaceSectionProps {
  readonly draft: EditedDraft;
  readonly faults: ReadonlyMap<string, string>;
}

/** Where it was seen: coordinates however they are typed, or a click on the map. */
export function PlaceSection({ draft, faults }: PlaceSectionProps) {
  const text = useText();
  const { content, change } = draft;
  const place = placeOf(content);
  const at = positionOf(place);
  const readings = parseCoordinate(content.placeText);
  const setMember = (member: string, value: Json | undefined) =>
    change((now) => withPlace(now, withMember(placeOf(now), member, value)));
  return (
    <>
      <div data-path="ObsLocation.Latitude" className={styles['coordinates']}>
        <TextField
          label={`${text('observations.place.coordinates')} · ${text('observations.need.must')}`}
          value={content.placeText}
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
            onChoose={(to) => change((now) => withPosition(now, to, READ_FROM_A_MAP))}
          />
        )}
      </div>
      <PlaceMap
        at={at}
        onPlace={(to) =>
          change((now) => ({
            ...withPosition(now, to, CHOSEN_ON_THE_MAP),
            placeText: `${to.latitude.toFixed(CLICK_DECIMALS)}, ${to.longitude.toFixed(CLICK_DECIMALS)}`,
          }))
        }
      />
      <div className={styles['pair']}>
        <TextField
          label={text('observations.place.name')}
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
  const others = readings.filter(({ place }) => !isSame(place, at));
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

function placeOf({ registration }: DraftContent): JsonObject {
  const place = isJsonObject(registration) ? registration['ObsLocation'] : undefined;
  return isJsonObject(place) ? place : {};
}

function positionOf({ Latitude: latitude, Longitude: longitude }: JsonObject): LonLat | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;
}

function withPlace(content: DraftContent, place: JsonObject): DraftContent {
  const registration = isJsonObject(content.registration) ? content.registration : {};
  return {
    ...content,
    registration: withMember(registration, 'ObsLocation', isEmpty(place) ? undefined : place),
  };
}

function withPosition(content: DraftContent, { latitude, longitude }: LonLat, source: number): DraftContent {
  const place = { ...placeOf(content), Latitude: latitude, Longitude: longitude, UTMSourceTID: source };
  return withPlace(content, place);
}

/** The likeliest reading is taken at once; where there is none, the position goes. */
function withTyped(content: DraftContent, placeText: string): DraftContent {
  const [reading] = parseCoordinate(placeText);
  if (reading) return { ...withPosition(content, reading.place, READ_FROM_A_MAP), placeText };
  const { Latitude: _, Longitude: __, UTMSourceTID: ___, ...place } = placeOf(content);
  return { ...withPlace(content, place), placeText };
}

function isSame(one: LonLat, other: LonLat): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
