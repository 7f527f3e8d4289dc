import { type PointerEvent, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.tsx';
import styles from './box-select-layer.module.css';

interface Corner {
  readonly x: number;
  readonly y: number;
}

export interface BoxSelectLayerProps {
  /** Corners in pixels of the map. */
  readonly onBox: (corners: readonly [Corner, Corner]) => void;
  readonly onCancel: () => void;
}

/** Lies over the map while a box is to be drawn without Shift. */
export function BoxSelectLayer({ onBox, onCancel }: BoxSelectLayerProps) {
  const text = useText();
  const [box, setBox] = useState<readonly [Corner, Corner]>();

  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [onCancel]);

  const cornerAt = (event: PointerEvent<HTMLDivElement>): Corner => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  return (
    <div
      className={styles['layer']}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const corner = cornerAt(event);
        setBox([corner, corner]);
      }}
      onPointerMove={(event) => {
        if (box) setBox([box[0], cornerAt(event)]);
      }}
      onPointerUp={(event) => {
        if (box) onBox([box[0], cornerAt(event)]);
        setBox(undefined);
      }}
      onPointerCancel={() => setBox(undefined)}
    >
      <p className={styles['hint']} role="status">
        {text('map.boxSelect.hint')}
      </p>
      {box && (
        <div
          className={styles['box']}
          style={{
            left: Math.min(box[0].x, box[1].x),
            top: Math.min(box[0].y, box[1].y),
            width: Math.abs(box[0].x - box[1].x),
            height: Math.abs(box[0].y - box[1].y),
          }}
        />
      )}
    </div>
  );
}
