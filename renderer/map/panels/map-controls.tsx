import { House, Minus, Plus } from 'lucide-react';
import { useText } from '../../i18n/text.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { roveDown } from '../../ui/roving-focus.ts';
import type { MapTool } from '../tools/map-tool.ts';
import { MAP_TOOLS } from '../tools/map-tools.ts';
import styles from './map-controls.module.css';

export interface MapControlsProps {
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onHome: () => void;
  readonly tool: MapTool | undefined;
  readonly onTool: (tool: MapTool | undefined) => void;
}

/** The buttons on the map, a toolbar that is one Tab stop. */
export function MapControls(props: MapControlsProps) {
  const text = useText();
  return (
    <div
      ref={roveDown}
      role="toolbar"
      aria-label={text('map.controls')}
      aria-orientation="vertical"
      className={styles['controls']}
      data-on-map
    >
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
      {MAP_TOOLS.map((tool) => (
        <IconButton
          key={tool.id}
          icon={tool.icon}
          label={text(tool.labelKey)}
          tooltipPlacement="left"
          isPressed={tool === props.tool}
          onPress={() => props.onTool(tool === props.tool ? undefined : tool)}
        />
      ))}
    </div>
  );
}
