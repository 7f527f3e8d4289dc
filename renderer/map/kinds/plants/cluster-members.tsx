import { X } from 'lucide-react';
import { useText } from '../../../i18n/text.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './cluster-members.module.css';
import { MarkRows } from './mark-rows.tsx';
import type { PlantMark } from './plant-mark.ts';

export interface ClusterMembersProps {
  readonly marks: readonly PlantMark[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly activeKey: string | undefined;
  readonly onHover: (key: string | undefined) => void;
  readonly onActivate: (key: string) => void;
  readonly onClose: () => void;
}

/** The plants of one place, where no zoom takes them apart. */
export function ClusterMembers({ marks, onClose, ...rows }: ClusterMembersProps) {
  const text = useText();
  const title = text('map.cluster.open', { count: marks.length });
  return (
    <section className={styles['panel']} aria-label={title}>
      <header className={styles['head']}>
        <h3>{title}</h3>
        <IconButton icon={X} size="small" label={text('frame.part.close')} autoFocus onPress={onClose} />
      </header>
      <MarkRows marks={marks} {...rows} />
    </section>
  );
}
