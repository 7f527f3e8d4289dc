import { BarChart3, Columns3, Download, FlaskConical, Plus, Trash2, Zap } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Part } from './part.tsx';
import styles from './parts-page.module.css';

const TONES = ['plain', 'primary', 'act', 'quiet'] as const;
const none = () => undefined;

export function PressParts() {
  return (
    <Part title="Buttons, chips, badges">
      {TONES.map((tone) => (
        <div key={tone} className={styles['row']}>
          <Button tone={tone}>{tone}</Button>
          <Button tone={tone} icon={Download}>
            Eksporter
          </Button>
          <Button tone={tone} size="small" icon={Plus}>
            Liten
          </Button>
          <Button tone={tone} icon={BarChart3} isPressed>
            Diagram på
          </Button>
          <Button tone={tone} isDisabled>
            Kan ikke nå
          </Button>
        </div>
      ))}
      <div className={styles['row']}>
        <IconButton icon={Columns3} label="Kolonner" />
        <IconButton icon={Columns3} label="Kolonner" tone="plain" />
        <IconButton icon={Columns3} label="Kolonner på" isPressed />
        <IconButton icon={Trash2} label="Slett" size="small" />
        <IconButton icon={Trash2} label="Slett" isDisabled />
        <span className={styles['pine']} data-ground="pine">
          <IconButton icon={Zap} label="Kraftverk" tone="pine" />
        </span>
      </div>
      <div className={styles['row']}>
        <Chip label="Status: I drift" onRemove={none} />
        <Chip label="MW ≥ 4" onPress={none} onRemove={none} />
        <Chip label="Eier: Sira-Kvina Kraftselskap og mange andre med lange navn" onRemove={none} />
        <Chip label="Bare i kartutsnittet" icon={Zap} />
      </div>
      <div className={styles['row']}>
        <Badge>Nøytral</Badge>
        <Badge tone="ice">Is</Badge>
        <Badge tone="good">Beholdt</Badge>
        <Badge tone="warn" icon={FlaskConical}>
          Eksempeldata · 97 rader
        </Badge>
        <Badge tone="error">500</Badge>
        <Badge tone="plant-k">Kraftverk</Badge>
        <Badge tone="plant-pk">Pumpekraftverk</Badge>
        <Badge tone="plant-p">Pumpe</Badge>
      </div>
    </Part>
  );
}
