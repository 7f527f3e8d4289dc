import { RotateCcw, Trash2 } from 'lucide-react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { describeError } from '../../../i18n/describe-error.ts';
import { useSpeech } from '../../../i18n/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Option } from '../../../ui/option.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditedDraft } from '../draft/use-draft.ts';
import { DirectionControl } from '../forms/direction-control.tsx';
import { FieldPlace } from '../forms/field-place.tsx';
import styles from './pictures.module.css';
import { TakenPicture } from './taken-picture.tsx';
import { usePictureUrl } from './use-picture-url.ts';
import { usePreparedPicture } from './use-prepared-picture.ts';

type DraftPicture = BridgeType<'DraftPicture'>;

/** `aspect`: undefined takes it away. */
export type PictureChange = Partial<Omit<DraftPicture, 'aspect'>> & { readonly aspect?: number | undefined };

interface PictureItemProps {
  readonly draftId: string;
  readonly draft: EditedDraft;
  readonly picture: DraftPicture;
  readonly belongings: readonly Option<string>[];
  /** As the service tells faults: `Picture[0]`. */
  readonly path: string;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (change: PictureChange) => void;
  readonly onPrepared: (prepared: BridgeType<'PreparedPicture'>) => void;
  readonly onRemove: () => void;
}

/** A picture as it lies on the disk, and what is told of it. */
export function PictureItem(props: PictureItemProps) {
  const { draftId, draft, picture, belongings, path, faults, onChange: set } = props;
  const { text } = useSpeech();
  const { host } = useBridge();
  const { sha256, fileName, taken, aspect } = picture;
  const url = usePictureUrl(() => host['drafts.readPicture']({ draftId, sha256 }), sha256);
  return (
    <li className={styles['picture']} data-path={path}>
      <div className={styles['frame']}>
        {url !== undefined && <img src={url} alt={picture.caption || fileName} className={styles['image']} />}
      </div>
      <div className={styles['told']}>
        <FileLine {...props} />
        {taken && (
          <TakenPicture {...{ taken, draft, aspect }} onAspect={(degrees) => set({ aspect: degrees })} />
        )}
        <Select
          label={text('observations.picture.belongsTo')}
          options={belongings}
          value={String(picture.registrationTid)}
          onChange={(id) => set({ registrationTid: Number(id) })}
        />
        <div data-path={`${path}.PictureComment`}>
          <TextField
            label={text('observations.picture.caption')}
            error={faults.get(`${path}.PictureComment`)}
            value={picture.caption}
            onChange={(caption) => set({ caption })}
          />
        </div>
        <FieldPlace path={`${path}.Photographer`}>
          <TextField
            label={text('observations.picture.photographer')}
            error={faults.get(`${path}.Photographer`)}
            value={picture.photographer}
            onChange={(photographer) => set({ photographer })}
          />
        </FieldPlace>
        <div data-path={`${path}.Copyright`}>
          <TextField
            label={text('observations.picture.copyright')}
            error={faults.get(`${path}.Copyright`)}
            value={picture.copyright}
            onChange={(copyright) => set({ copyright })}
          />
        </div>
        <DirectionControl
          label={text('observations.picture.direction')}
          value={aspect}
          onChange={(degrees) => set({ aspect: typeof degrees === 'number' ? degrees : undefined })}
        />
      </div>
    </li>
  );
}

/** The file as it came, what will be sent of it, or why nothing can be. */
function FileLine({ draftId, picture, onPrepared, onRemove }: PictureItemProps) {
  const { text, formats } = useSpeech();
  const { fileName, bytes, sent } = picture;
  const { failure, tryAgain } = usePreparedPicture(draftId, picture, onPrepared);
  return (
    <>
      <div className={styles['file']}>
        <span>{`${fileName} · ${formats.bytes(bytes)}`}</span>
        <IconButton
          icon={Trash2}
          size="small"
          label={text('observations.picture.remove', { name: fileName })}
          onPress={onRemove}
        />
      </div>
      {sent && (
        <p className={styles['sent']}>
          {text('observations.picture.sentAs', {
            size: formats.bytes(sent.bytes),
            width: formats.number(sent.widthPx),
            height: formats.number(sent.heightPx),
          })}
        </p>
      )}
      {!sent && failure === undefined && <p>{text('observations.picture.preparing')}</p>}
      {failure !== undefined && (
        <div role="alert" className={styles['failure']}>
          {describeError(failure, text).sentence}
          <Button size="small" tone="quiet" icon={RotateCcw} onPress={tryAgain}>
            {text('observations.picture.tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
}
