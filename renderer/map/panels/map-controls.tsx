import { House, Minus, Plus, SquareDashedMousePointer } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './map-controls.module.css';

export interface MapControlsProps {
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onHome: () => void;
  readonly isSelectingBox: boolean;
  readonly onToggleBox: () => void;
}

export function MapControls(props: MapControlsProps) {
  const text = useText();
  return (
    <div className={styles['controls']}>
      <IconButton
        icon={Plus}
        label={text('map.zoomIn')}
        shortcut="+"
        tooltipPlacement="left"
        onPress={props.onZoomIn}
      />
      <IconButton
        icon={Minus}
        label={text('map.zoomOut')}
        shortcut="−"
        tooltipPlacement="left"
        onPress={props.onZoomOut}
      />
      <IconButton
        icon={House}
        label={text('map.home')}
        shortcut="0"
        tooltipPlacement="left"
        onPress={props.onHome}
      />
      <IconButton
        icon={SquareDashedMousePointer}
        label={text('map.boxSelect')}
        tooltipPlacement="left"
        isPressed={props.isSelectingBox}
        onPress={props.onToggleBox}
      />
    </div>
  );
}
