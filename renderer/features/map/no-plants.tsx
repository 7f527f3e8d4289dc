import { Eye, FolderOpen } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { useStores } from '../../state/stores.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './map-place.module.css';

/** Stands where the plants in view are listed while the register has none. */
export function NoPlants() {
  const text = useText();
  const { commands } = useStores();
  return (
    <section className={styles['hiddenPlants']}>
      <p>{text('map.noPlants')}</p>
      <Button size="small" icon={FolderOpen} onPress={() => commands.actions.run('data.open')}>
        {text('table.empty.import')}
      </Button>
    </section>
  );
}

/** Stands where the plants in view are listed while the map shows none. */
export function HiddenPlants({ onShow }: { onShow: () => void }) {
  const text = useText();
  return (
    <section className={styles['hiddenPlants']}>
      <p>{text('mapLayers.plants.hidden')}</p>
      <Button size="small" icon={Eye} onPress={onShow}>
        {text('mapLayers.plants.show')}
      </Button>
    </section>
  );
}
