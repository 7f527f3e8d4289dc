import type { JsonObject } from '../../../../shared/base/json.ts';
import { useFormats } from '../../../i18n/formats.tsx';
import styles from './form-drawings.module.css';
import { type HeightBand, heightBands, TOP_M } from './height-bands.ts';

const [WIDTH, HEIGHT] = [220, 124];
/** The mountain: its foot and its top, in the units of the drawing. */
const [LEFT, RIGHT, TOP_X, FOOT_Y, TOP_Y] = [8, 152, 80, 116, 8];
const LABEL_X = 158;

/** A mountain with the heights that the fields beside it tell: for who sees, since the fields say the same in words. */
export function HeightDrawing({ form }: { readonly form: JsonObject }) {
  const formats = useFormats();
  const bands = heightBands(form);
  if (bands.length === 0) return null;
  const limits = [...new Set(bands.flat())].filter((heightM) => heightM > 0 && heightM < TOP_M);
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['drawing']}>
      <polygon points={corners([0, TOP_M])} className={styles['ground']} />
      {bands.map((band) => (
        <polygon key={band.join()} points={corners(band)} className={styles['marked']} />
      ))}
      {limits.map((heightM) => (
        <text key={heightM} x={LABEL_X} y={yOf(heightM) + 4} className={styles['label']}>
          {formats.number(heightM)}
        </text>
      ))}
    </svg>
  );
}

function yOf(heightM: number): number {
  return FOOT_Y - (heightM / TOP_M) * (FOOT_Y - TOP_Y);
}

function corners([from, to]: HeightBand): string {
  const at = (heightM: number) => {
    const share = heightM / TOP_M;
    return { left: LEFT + share * (TOP_X - LEFT), right: RIGHT - share * (RIGHT - TOP_X), y: yOf(heightM) };
  };
  const [low, high] = [at(from), at(to)];
  return `${low.left},${low.y} ${high.left},${high.y} ${high.right},${high.y} ${low.right},${low.y}`;
}
