import { Trash2 } from 'lucide-react';
import type { BridgeType } from '../../../../shared/contracts/bridge/types.ts';
import { useBridge } from '../../../bridge/bridge-context.tsx';
import { useSpeech } from '../../../i18n/text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Option } from '../../../ui/option.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './pictures.module.css';
import { usePictureUrl } from './use-picture-url.ts';

type DraftPicture = BridgeType<'DraftPicture'>;

interface PictureItemProps {
  readonly draftId: string;
  readonly picture: DraftPicture;
  readonly belongings: readonly Option<string>[];
  /** As the service tells faults: `Picture[0]`. */
  readonly path: string;
  readonly faults: ReadonlyMap<string, string>;
  readonly onChange: (picture: DraftPicture) => void;
  readonly onRemove: () => void;
}

/** A picture as it lies on the disk, and what is told of it. */
export function PictureItem(props: PictureItemProps) {
  const { draftId, picture, belongings, path, faults, onChange, onRemove } = props;
  const { text, formats } = useSpeech();
  const { host } = useBridge();
  const { sha256, fileName } = picture;
  const url = usePictureUrl(() => host['drafts.readPicture']({ draftId, sha256 }), sha256);
  const set = (change: Partial<DraftPicture>) => onChange({ ...picture, ...change });
  return (
    <li className={styles['picture']}>
      <div className={styles['frame']}>
        {url !== undefined && <img src={url} alt={picture.caption || fileName} className={styles['image']} />}
      </div>
      <div className={styles['told']}>
        <div className={styles['file']}>
          <span>{`${fileName} · ${formats.bytes(picture.bytes)}`}</span>
          <IconButton
            icon={Trash2}
            size="small"
            label={text('observations.picture.remove', { name: fileName })}
            onPress={onRemove}
          />
        </div>
        <Select
          label={text('observations.picture.belongsTo')}
          options={belongings}
          value={String(picture.registrationTid)}
          onChange={(id) => set({ registrationTid: Number(id) })}
        />
        <TextField
          label={text('observations.picture.caption')}
          value={picture.caption}
          onChange={(caption) => set({ caption })}
        />
        <div data-path={`${path}.Photographer`}>
          <TextField
            label={text('observations.picture.photographer')}
            error={faults.get(`${path}.Photographer`)}
            value={picture.photographer}
            onChange={(photographer) => set({ photographer })}
          />
        </div>
        <TextField
          label={text('observations.picture.copyright')}
          value={picture.copyright}
          onChange={(copyright) => set({ copyright })}
        />
      </div>
    </li>
  );
}
