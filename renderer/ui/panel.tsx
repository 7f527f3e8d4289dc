import type { ReactNode, Ref } from 'react';
import { Group, type PanelImperativeHandle, Separator, Panel as SizedPanel } from 'react-resizable-panels';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

/** Sizes of the panels of a group by their ids, in percent. */
export type PanelSizes = { readonly [panel: string]: number };

export interface PanelGroupProps {
  readonly id: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Sizes of last time. */
  readonly sizes: PanelSizes | undefined;
  /** Told when the user let go of an edge. */
  readonly onSizes: (sizes: PanelSizes) => void;
  readonly children: ReactNode;
}

/** Panels side by side with edges that can be dragged, also with the arrow keys. */
export function PanelGroup({ id, orientation = 'horizontal', sizes, onSizes, children }: PanelGroupProps) {
  return (
    <Group
      id={id}
      orientation={orientation}
      defaultLayout={sizes}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) onSizes(layout);
      }}
      className={styles['group']}
    >
      {children}
    </Group>
  );
}

export type PanelHandle = PanelImperativeHandle;

export interface PanelProps {
  readonly id: string;
  /** Pixels, or percent as '40%'. */
  readonly defaultSize?: number | string;
  readonly leastSize?: number | string;
  readonly mostSize?: number | string;
  readonly isCollapsible?: boolean;
  /** Keeps its width in pixels when the window changes: for lists beside a map. */
  readonly isFixed?: boolean;
  readonly handle?: Ref<PanelHandle | null>;
  readonly onResize?: (widthPx: number) => void;
  readonly children: ReactNode;
}

export function Panel(props: PanelProps) {
  const { id, isCollapsible = false, isFixed = false, onResize } = props;
  return (
    <SizedPanel
      id={id}
      defaultSize={props.defaultSize}
      minSize={props.leastSize}
      maxSize={props.mostSize}
      collapsible={isCollapsible}
      groupResizeBehavior={isFixed ? 'preserve-pixel-size' : 'preserve-relative-size'}
      panelRef={props.handle}
      {...(onResize ? { onResize: (size) => onResize(size.inPixels) } : {})}
      className={styles['panel']}
    >
      {props.children}
    </SizedPanel>
  );
}

/** The edge between two panels. */
export function PanelEdge({ label }: { label: string }) {
  return <Separator aria-label={label} className={classNames(styles['edge'])} />;
}
