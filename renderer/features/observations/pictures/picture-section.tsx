import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isJsonObject } from '../../../../shared/base/json.ts';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { PICTURE_TID } from '../../../../shared/contracts/observation/registration-forms.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import type { DraftContent, EditedDraft } from '../draft/use-draft.ts';
import { formsFor } from '../forms/form-values.ts';
import { nameIn } from '../forms/use-field-texts.ts';
import { type PictureChange, PictureItem } from './picture-item.tsx';
import styles from './pictures.module.css';

type DraftPicture = BridgeType<'DraftPicture'>;

interface PictureSectionProps {
  readonly draftId: string;
  readonly draft: EditedDraft;
  readonly faults: ReadonlyMap<string, string>;
}

/** The pictures of an observation: dropped, pasted or chosen; beside the draft on the disk before they are shown. */
export function PictureSection({ draftId, draft, faults }: PictureSectionProps) {
  const { language, text, formats } = useSpeech();
  const { content, change, complete } = draft;
  const { add, failures, isBusy } = useAdding(draftId, draft);
  const chooser = useRef<HTMLInputElement>(null);
  usePaste(add);
  const registration = isJsonObject(content.registration) ? content.registration : {};
  const belongings = [
    { id: String(PICTURE_TID), label: text('observations.picture.whole') },
    ...formsFor(Number(registration['GeoHazardTID'])).map((form) => ({
      id: String(form.registrationTid),
      label: nameIn(language, form.names),
    })),
  ];
  const total = content.pictures.reduce((sum, { sent }) => sum + (sent?.bytes ?? 0), 0);
  return (
    <section
      className={styles['zone']}
      aria-label={text('observations.pictures')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
    >
      <p>{text('observations.picture.help')}</p>
      <div className={styles['choose']}>
        <Button icon={ImagePlus} isPending={isBusy} onPress={() => chooser.current?.click()}>
          {text('observations.picture.choose')}
        </Button>
        {total > 0 && (
          <span>
            {text('observations.picture.total', {
              count: content.pictures.length,
              size: formats.bytes(total),
            })}
          </span>
        )}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-label={text('observations.picture.choose')}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {failures.map((failure) => (
        <p key={failure} role="alert" className={styles['failure']}>
          {failure}
        </p>
      ))}
      <ul className={styles['pictures']}>
        {content.pictures.map((picture, index) => (
          <PictureItem
            key={picture.sha256}
            draftId={draftId}
            draft={draft}
            picture={picture}
            belongings={belongings}
            path={`Picture[${index}]`}
            faults={faults}
            onChange={(next) => change(withPicture(picture.sha256, (now) => [changed(now, next)]))}
            onPrepared={(next) => complete(withPicture(picture.sha256, (now) => [changed(now, next)]))}
            onRemove={() => change(withPicture(picture.sha256, () => []))}
          />
        ))}
      </ul>
    </section>
  );
}

function withPicture(sha256: string, next: (picture: DraftPicture) => DraftPicture[]) {
  return (content: DraftContent): DraftContent => ({
    ...content,
    pictures: content.pictures.flatMap((picture) => (picture.sha256 === sha256 ? next(picture) : [picture])),
  });
}

/** A member that is given as undefined goes. */
function changed(picture: DraftPicture, change: PictureChange): DraftPicture {
  const { aspect, ...others } = { ...picture, ...change };
  return { ...others, ...(aspect === undefined ? {} : { aspect }) };
}

/** One after the other: the next is asked for when the one before is on the disk. */
function useAdding(draftId: string, { content, change }: EditedDraft) {
  const { text } = useSpeech();
  const { host } = useBridge();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function addOne(file: File): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sha256 = await host['drafts.addPicture']({ draftId, bytes });
    // Who took the last one mostly took this one, too.
    const { photographer = content.observer, copyright = '' } = content.pictures.at(-1) ?? {};
    change((now) => {
      if (now.pictures.some((picture) => picture.sha256 === sha256)) return now;
      const picture: DraftPicture = {
        sha256,
        fileName: file.name,
        bytes: bytes.length,
        caption: '',
        photographer,
        copyright,
        registrationTid: PICTURE_TID,
      };
      return { ...now, pictures: [...now.pictures, picture] };
    });
  }

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true);
    const failed: string[] = [];
    for (const file of files) {
      await addOne(file).catch((error: unknown) => {
        failed.push(`${file.name}: ${describeError(error, text).sentence}`);
      });
    }
    setFailures(failed);
    setBusy(false);
  }

  return { add, failures, isBusy };
}

function usePaste(add: (files: readonly File[]) => Promise<void>): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
