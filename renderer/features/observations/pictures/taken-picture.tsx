import { Clock, Compass, MapPin, TriangleAlert } from 'lucide-react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { pointerText } from '../../../map/camera/map-readout.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { EditedDraft } from '../draft/use-draft.ts';
import { FOUND_BY_GPS, isSamePlace, placeTextOf, positionOf, withPosition } from '../forms/draft-place.ts';
import { draftTime, localOf } from '../forms/local-time.ts';
import { clockText } from '../list/clock-text.ts';
import { doubtText } from './doubt-text.ts';
import { pictureDoubts, takenAtMs, takenPlace } from './picture-offers.ts';
import styles from './pictures.module.css';

interface TakenPictureProps {
  readonly taken: BridgeType<'TakenPicture'>;
  readonly draft: EditedDraft;
  readonly aspect: number | undefined;
  readonly onAspect: (degrees: number) => void;
}

/** What the camera told: doubts in words, and what the draft lacks or says otherwise, one press away. */
export function TakenPicture({ taken, draft, aspect, onAspect }: TakenPictureProps) {
  const speech = useSpeech();
  const { language, text, formats } = speech;
  const { content, change } = draft;
  const [atMs, place] = [takenAtMs(taken), takenPlace(taken)];
  const observed = positionOf(content);
  const degrees = taken.directionDeg === undefined ? undefined : Math.round(taken.directionDeg) % 360;
  return (
    <>
      {pictureDoubts(taken, content).map((doubt) => (
        <p key={doubt.kind} className={styles['doubt']}>
          <Icon of={TriangleAlert} size="small" />
          {doubtText(doubt, speech)}
        </p>
      ))}
      <div className={styles['offers']}>
        {atMs !== undefined && atMs !== content.observedAt?.instantMs && (
          <Button
            size="small"
            icon={Clock}
            onPress={() => change((now) => ({ ...now, observedAt: draftTime(atMs) }))}
          >
            {text('observations.picture.useTime', { time: clockText(localOf(atMs), language) })}
          </Button>
        )}
        {place && !(observed && isSamePlace(observed, place)) && (
          <Button
            size="small"
            icon={MapPin}
            onPress={() =>
              change((now) => ({ ...withPosition(now, place, FOUND_BY_GPS), placeText: placeTextOf(place) }))
            }
          >
            {text('observations.picture.usePlace', { place: pointerText(place, text, formats)[0] ?? '' })}
          </Button>
        )}
        {degrees !== undefined && degrees !== aspect && (
          <Button size="small" icon={Compass} onPress={() => onAspect(degrees)}>
            {text('observations.picture.useDirection', { degrees })}
          </Button>
        )}
      </div>
    </>
  );
}
