import { CopyPlus, Printer } from 'lucide-react';
import { isJsonObject, type JsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { nameOf } from '../../../../shared/contracts/observation/lookups/lookup-tables.ts';
import { registrationForms } from '../../../../shared/contracts/observation/registration-forms.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useDataQuery } from '../../../bridge/use-queries.ts';
import { describeError } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { pointerText } from '../../../map/camera/map-readout.ts';
import { useNewObservation } from '../../../state/use-new-observation.ts';
import { Button } from '../../../ui/button.tsx';
import { templateOf } from '../draft/template.ts';
import { AreasLine } from '../forms/areas-line.tsx';
import { itemsOf } from '../forms/form-values.ts';
import { localOf } from '../forms/local-time.ts';
import { nameIn } from '../forms/use-field-texts.ts';
import { clockText } from '../list/clock-text.ts';
import { usePictureUrl } from '../pictures/use-picture-url.ts';
import { sourceText } from '../pull/source-text.ts';
import { FormFacts } from './form-facts.tsx';
import styles from './observation-card.module.css';

/** A registration that is here: where, when, who, and every form in words. */
export function ObservationCard({ registrationKey: key }: { readonly registrationKey: string }) {
  const { text } = useSpeech();
  const newObservation = useNewObservation();
  const { data: card, error } = useDataQuery('observations.card', { key });
  if (error) return <p role="alert">{describeError(error, text).sentence}</p>;
  if (!card) return null;
  const registration = isJsonObject(card.registration) ? card.registration : {};
  return (
    <article className={styles['card']} aria-label={text('observations.card')}>
      <CardTitle row={card.row} areas={card.areas} />
      <div className={styles['acts']}>
        <Button icon={Printer} onPress={() => window.print()}>
          {text('observations.print')}
        </Button>
        <Button icon={CopyPlus} onPress={() => newObservation(templateOf(registration))}>
          {text('observations.asTemplate')}
        </Button>
      </div>
      <Forms registration={registration} hazardId={card.row.hazardId} />
      <Pictures registration={registration} />
    </article>
  );
}

function CardTitle({ row, areas }: Pick<BridgeType<'ObservationCard'>, 'row' | 'areas'>) {
  const { language, text, formats } = useSpeech();
  const { latitude, longitude } = row;
  const position =
    latitude === null || longitude === null ? [] : pointerText({ latitude, longitude }, text, formats);
  const hazard = nameOf('GeoHazardKDV', row.hazardId, language === 'nb' ? 1 : 2);
  return (
    <header>
      <h2
        className={styles['title']}
      >{`${hazard} · ${row.placeName ?? text('observations.unknownPlace')}`}</h2>
      <p>{`${clockText(localOf(row.observedAtMs), language)} · ${row.nickName}`}</p>
      <AreasLine areas={areas} className={styles['position']} />
      {position.map((line) => (
        <p key={line} className={styles['position']}>
          {line}
        </p>
      ))}
      <Origin row={row} />
    </header>
  );
}

/** Who is credited: of one observation its observer, of what many tell together who runs the service (specification 2). */
function Origin({ row: { source, regId, registeredAtMs, nickName } }: { row: BridgeType<'ObservationRow'> }) {
  const speech = useSpeech();
  const { text, formats } = speech;
  const told = { number: String(regId), time: formats.dateTime(registeredAtMs) };
  const lines = source
    ? [
        text('observations.registeredThere', { ...told, target: source.targetName }),
        sourceText(source, speech),
        text('observations.credit', { observer: nickName, target: source.targetName }),
      ]
    : [text('observations.registeredAt', told)];
  return lines.map((line) => (
    <p key={line} className={styles['position']}>
      {line}
    </p>
  ));
}

function Forms({ registration, hazardId }: { registration: JsonObject; hazardId: number }) {
  const { language } = useSpeech();
  return registrationForms.map((form) => {
    const items = itemsOf(registration, form);
    if (items.length === 0) return null;
    return (
      <section key={form.member}>
        <h3 className={styles['heading']}>{nameIn(language, form.names)}</h3>
        {items.map((item, index) => (
          // Items have no name but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <FormFacts key={index} typeName={form.type} value={item} hazardId={hazardId} />
        ))}
      </section>
    );
  });
}

function Pictures({ registration }: { registration: JsonObject }) {
  const { text } = useSpeech();
  const pictures = Array.isArray(registration['Picture']) ? registration['Picture'].filter(isJsonObject) : [];
  if (pictures.length === 0) return null;
  return (
    <section>
      <h3 className={styles['heading']}>{text('observations.pictures')}</h3>
      <ul className={styles['pictures']}>
        {pictures.map((picture) => (
          <li key={String(picture['PictureID'])} className={styles['picture']}>
            {typeof picture['PictureSha256'] === 'string' ? (
              <KeptPicture sha256={picture['PictureSha256']} caption={captionOf(picture)} />
            ) : (
              <span>{text('observations.picture.notFetched')}</span>
            )}
            <span>{captionOf(picture)}</span>
            <span className={styles['position']}>{creditOf(picture)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeptPicture({ sha256, caption }: { readonly sha256: string; readonly caption: string }) {
  const { text } = useSpeech();
  const { host } = useBridge();
  const url = usePictureUrl(() => host['pictures.read']({ sha256 }), sha256);
  if (url === undefined) return null;
  return <img src={url} alt={caption || text('observations.pictures')} className={styles['image']} />;
}

function captionOf({ PictureComment }: JsonObject): string {
  return String(PictureComment ?? '');
}

function creditOf({ Photographer, Copyright }: JsonObject): string {
  return [Photographer, Copyright].filter((part) => part != null).join(' · ');
}
